/** Every sentence a person reads. */

export { LANGUAGES } from "./bundles";
export type { Run } from "./facts";
export { begin, choose, has, speakAsFarAs, speakOf, spoken, t } from "./language.svelte";
export { cardName, kingName, removedName, roleName } from "./names";
export { goalFacts, placeName } from "./places";
export type { Reach } from "./reach";
export { inWordsOf, voiceOf } from "./voices";
export { moveText, refusal, refusedText, sentence, sentenceText, why, type Reason } from "./sentence";
