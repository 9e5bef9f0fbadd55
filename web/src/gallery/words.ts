/** Every card of every game, for those who look at the art. */

const TUNNELS = "NESW NES ESW NS EW NE NW NESW/- NES/- ESW/- NS/- EW/- NE/- NW/- S/- W/-";
const BASE_ACTIONS =
  "map rockfall break-pick break-lamp break-cart mend-pick mend-lamp mend-cart mend-pick+lamp mend-pick+cart mend-lamp+cart";
const NEW_TUNNELS =
  "bridge-NESW/NS+EW curves-NESW/NW+ES curves-NESW/NE+SW ladder-S ladder-E ladder-ES ladder-NE door-blue-NS door-blue-EW door-blue-NE door-green-NES/NS door-green-EW door-green-NW crystal-NESW crystal-ESW crystal-NSW crystal-NESW/ESW crystal-NESW/NSW crystal-ESW/EW crystal-S/- crystal-E/- NES/NE NESW/NS NESW/EW NES/NS NES/ES";
const DUEL =
  "NESW/NS+EW NESW/NS+EW.gold-1-NS NESW/NE+SW NESW/NW+ES.gold-1-ES NESW.troll-W NSW.troll-S NEW.troll-E NESW.door-S-blue NESW.door-W-green NSW.door-N-blue NSW.door-S-green NEW.door-E-blue NEW.door-N-green NESW/NSW.gold-1-E NESW/NEW.gold-1-S ESW/EW.gold-1-S NSW/NS NEW/NE NES/NE NEW/NW NSW/NW NW.ladder-blue NE.ladder-green";
const DUEL_GOALS =
  "NESW NESW/- NSW/- NEW/- NW.door-W-green.gold-1-N NW.gold-2-NW NE.door-E-blue.gold-1-N NE.gold-2-NE NW/-.gold-1-W NE/-.gold-3-N NESW/NS.gold-1-NS NESW/EW.gold-2-EW NSW.door-W-blue.gold-1-NS NSW.door-S-green.gold-2-NW NSW.door-N-blue.gold-3-SW NEW.door-E-green.gold-1-NW NEW.door-N-blue.gold-2-EW NEW.door-N-green.gold-3-EW";
const MINES = Array.from({ length: 20 }, (_, i) => `M${String(i + 1).padStart(2, "0")}`);
const RACES = ["dwarf", "orc", "goblin", "giant"];

export const DECKS: [title: string, words: string[]][] = [
  ["Tunnels", TUNNELS.split(" ")],
  [
    "Start, goals, backs, gold",
    "start treasure stone-NE stone-NW back back-goal back-role back-gold gold-1 gold-2 gold-3".split(" "),
  ],
  ["Roles", "digger saboteur green blue boss profiteer geologist".split(" ").map((name) => `role-${name}`)],
  ["Actions", BASE_ACTIONS.split(" ")],
  ["Saboteur 2: tunnels", NEW_TUNNELS.split(" ")],
  ["Saboteur 2 and Duel: actions", "theft hands-off swap-hands inspect swap-hats trap free key".split(" ")],
  ["The Duel: tunnels", ["start-green", "start-blue", ...DUEL.split(" ")]],
  ["The Duel: goals", DUEL_GOALS.split(" ").map((word) => `goal-${word}`)],
  ["Kings", RACES.map((race) => `king-${race}`)],
  ["Troops", RACES.flatMap((race, i) => [`${race}-${i}`, `${race}-${i + 4}`, `${race}-9/M07`])],
  ["Mines", MINES],
];
