import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, expect, test } from "vitest";
import { bundleFrom, LANGUAGES, strange, wished } from "./bundles";
import { plain, split } from "./facts";
import { AWAITED, speakFrom, t } from "./language.svelte";
import { cardName } from "./names";
import { inWordsOf, voiceOf } from "./voices";
import { moveText, refusal, refusedText, sentence, sentenceText, why } from "./sentence";

const FOLDER = new URL("../../../src/dwarrow/words/", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, FOLDER), "utf8");

function bundle(language: string) {
  const files = readdirSync(new URL(`${language}/`, FOLDER)).map((file) => read(`${language}/${file}`));
  return bundleFrom(language, [...files, read("shared.ftl")]);
}

beforeAll(() => speakFrom([bundle("en")]));

const NAMES = ["Ana", "Bo", "Cy"];

test("a card is named by the ways it leads and what is on it", () => {
  expect(cardName("NES")).toBe("fork up, right and down");
  expect(cardName("NES/-")).toBe("dead end up, right and down");
  expect(cardName("mend-pick+lamp")).toBe("pick or lamp repair");
  expect(cardName("NEW.door-E-blue")).toBe("fork up, right and left (blue door on the right)");
  expect(cardName("NE.ladder-green")).toBe("green ladder (curve from top to right)");
  expect(cardName("goal-NW.door-W-green.gold-1-N")).toBe(
    "curve from top to left (green door on the left, 1 nugget)",
  );
  expect(cardName("orc-5/M07")).toBe("orc 5");
});

test("an event is a sentence with seats by name, and its cards can be found in it", () => {
  const event = { event: "laid", seat: 1, card: "NES", x: 2, y: -1, turned: true };
  expect(sentenceText("saboteur", event, NAMES)).toBe(
    "Bo lays 2 right and 1 up from the start: fork up, down and left.",
  );
  expect(sentence("saboteur", event, NAMES)).toEqual([
    { text: "Bo lays 2 right and 1 up from the start: " },
    { text: "fork up, down and left", card: "NES" },
    { text: "." },
  ]);
});

test("what was told to somebody else alone is told of them", () => {
  const drew = { event: "got-card", card: "NESW", to: 1 };
  const text = (reader?: number | null) =>
    sentence("saboteur", drew, NAMES, reader)
      .map(({ text }) => text)
      .join("");
  expect([text(), text(1)]).toEqual(["You draw: crossing.", "You draw: crossing."]);
  expect([text(0), text(null)]).toEqual(["Bo draws: crossing.", "Bo draws: crossing."]);
});

test("what somebody does to themselves is told so", () => {
  const mended = { event: "mended", seat: 1, target: 1, tool: "lamp", card: "mend-lamp" };
  expect(sentenceText("saboteur", mended, NAMES)).toBe("Bo mends their own lamp (lamp repair).");
  expect(sentenceText("saboteur", { ...mended, target: 0 }, NAMES)).toContain("the lamp of Ana");
});

test("the Duel's claim of gold and a claim that somebody makes are two sentences", () => {
  const gold = { event: "claimed", seat: 0, card: "EW", x: 1, y: 2, nuggets: 1 };
  expect(sentenceText("duel", gold, NAMES)).toContain("one nugget");
  const said = { event: "claimed", seat: 0, about: "goal", which: 1, says: "gold" };
  expect(sentenceText("duel", said, NAMES)).toBe("Ana claims: goal 2 is the gold.");
});

test("who got what and why is told part by part", () => {
  const shares = [{ seat: 0, role: "digger", cards: 2, nuggets: null, clause: "SAB-095" }];
  const told = why(
    "saboteur",
    { event: "settled", round: 1, winner: "digger", clause: "SAB-087", shares },
    NAMES,
  );
  expect(told.map(({ runs }) => runs.map(({ text }) => text).join(""))).toEqual([
    "Ana (gold-digger): 2 gold cards: the set of gold cards went round the diggers until it was used up",
  ]);
});

test("solo takes from the Duel what it does not say itself", () => {
  expect(refusal("solo", "behind-troll")).toBe("A troll is in the way.");
  expect(refusal("solo", "not-your-turn")).toBe("The game waits for its one player.");
});

test("what a table refuses is said in the language spoken, or as the server says it", () => {
  const no = { words: "It is the turn of Bo.", reason: "not-your-turn", facts: { name: "Bo" } };
  speakFrom([bundle("uk"), bundle("en")]);
  expect(refusedText("duel", no)).toBe("Зараз не ваш хід. Ходить: Bo.");
  expect(refusedText("solo", { words: "", clause: "DUEL-30", reason: "behind-troll" })).toBe(
    refusal("solo", "behind-troll"),
  );
  const clash = { game: "saboteur", options: "unchosen_goal multi_goal" };
  expect(refusedText("", { words: "", reason: "rules-clash", facts: clash })).toContain(
    t("option-saboteur-multi_goal"),
  );
  expect(refusedText("duel", { words: "Something new.", reason: "of-tomorrow" })).toBe("Something new.");
  speakFrom([bundle("en")]);
});

test("a printing gives its words to its own language", () => {
  expect(voiceOf("ru", "saboteur", "ru16")).toBe("ru.ru16");
  expect(voiceOf("uk", "solo", "house")).toBe("uk.duel");
  expect(voiceOf("uk", "saboteur", "ru16")).toBe("uk");
  expect(inWordsOf("ru.ru16", "Вредители и карта золотой жилы.")).toBe("Саботеры и карта цели.");
  expect(inWordsOf("uk", "Обвал")).toBe("Обвал");
});

test("a bundle of a voice speaks the words of the box and leaves facts alone", () => {
  const transform = (text: string) => inWordsOf("ru.ru16", text);
  speakFrom([bundleFrom("ru", ["a = Вредитель: { $name }", "b = Вредители"], transform)]);
  expect([t("a", { name: "Вредитель" }), t("b")]).toEqual(["Саботер: Вредитель", "Саботеры"]);
  speakFrom([bundle("en")]);
});

test("a move is said in words, without the facts it has not", () => {
  expect(moveText("saboteur", { words: "pass", do: "pass" }, NAMES)).toBe("Pass");
  expect(moveText("saboteur2", { words: "", do: "pass", cards: ["NS", "map"] }, NAMES)).toBe(
    "Pass and discard: straight tunnel, upright; map",
  );
  expect(moveText("saboteur2", { words: "", do: "rob", target: 2 }, NAMES)).toBe("Take a nugget from Cy");
});

test("marks of cards never reach a reader", () => {
  expect(
    plain(
      split("a")
        .map(({ text }) => text)
        .join(""),
    ),
  ).toBe("a");
});

test("a message that nobody wrote is never shown by its name", () => {
  expect(t("no-such-message")).toBe(AWAITED);
});

test("what a language lacks is said in English", () => {
  speakFrom([bundleFrom("uk", ["yes = так"]), bundle("en")]);
  expect([t("yes"), t("no")]).toEqual(["так", "no"]);
  speakFrom([bundle("en")]);
});

test("a device gets the first language it asks for that we speak", () => {
  expect(wished(null, ["de-DE", "uk-UA", "en"])).toBe("uk");
  expect(wished("cs", ["uk"])).toBe("cs");
  expect(wished("xx", [])).toBe("en");
});

test("the strange language is longer and accented", () => {
  expect(strange("Your turn")).toBe("Ýöúŕ túŕñ~~~~");
});

test.each(LANGUAGES.slice(1))("%s tells what a game tells in English", (language) => {
  const [english, other] = [bundle("en"), bundle(language)];
  const missing = [...english._messages.keys()].filter(
    (id) => !id.startsWith("page-") && !other.hasMessage(id),
  );
  expect(missing).toEqual([]);
});
