import { expect, test } from "vitest";
import { routeOf } from "./routes";

test("every path leads to its screen, with the game or table it names", () => {
  expect(routeOf("/")).toEqual({ screen: "start", name: "" });
  expect(routeOf("/new/saboteur2")).toEqual({ screen: "new", name: "saboteur2" });
  expect(routeOf("/t/ab-12/")).toEqual({ screen: "table", name: "ab-12" });
  expect(routeOf("/t/ab-12/replay")).toEqual({ screen: "replay", name: "ab-12" });
  expect(routeOf("/learn/saboteur-digger")).toEqual({ screen: "learn", name: "saboteur-digger" });
  expect(routeOf("/t/ab-12/screen").screen).toBe("screen");
});

test("a path that nobody knows says so", () => {
  expect(routeOf("/t/a/b/c").screen).toBe("unknown");
});
