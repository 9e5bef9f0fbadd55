/** SHA-256 (FIPS 180-4), written out: browsers keep theirs from a page that came over plain http. */

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function roots(count: number, degree: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime)) primes.push(n);
  return primes.map((prime) => (prime ** (1 / degree) * 2 ** 32) | 0);
}
const START = roots(8, 2);
const ROUNDS = roots(64, 3);

const right = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message, a one, zeros, and its length in bits: whole blocks of 64 bytes. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / 64) * 64);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, message.length * 8);
  return view;
}

/** The 64 words that the rounds of one block use. */
function schedule(view: DataView, block: number): number[] {
  const words = Array.from({ length: 16 }, (_, i) => view.getInt32(block + 4 * i));
  for (let i = 16; i < 64; i++) {
    const [old, young] = [words[i - 15]!, words[i - 2]!];
    const low = right(old, 7) ^ right(old, 18) ^ (old >>> 3);
    const high = right(young, 17) ^ right(young, 19) ^ (young >>> 10);
    words.push((words[i - 16]! + low + words[i - 7]! + high) | 0);
  }
  return words;
}

function mixed(state: readonly number[], words: readonly number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  words.forEach((word, i) => {
    const chosen = (e & f) ^ (~e & g);
    const one = (h + (right(e, 6) ^ right(e, 11) ^ right(e, 25)) + chosen + ROUNDS[i]! + word) | 0;
    const major = (a & b) ^ (a & c) ^ (b & c);
    const two = (right(a, 2) ^ right(a, 13) ^ right(a, 22)) + major;
    [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
  });
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) | 0);
}

/** The hash of bytes written as hex, as hex. */
export function sha256(hex: string): string {
  const view = padded(Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16)));
  let state = START;
  for (let block = 0; block < view.byteLength; block += 64) state = mixed(state, schedule(view, block));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
