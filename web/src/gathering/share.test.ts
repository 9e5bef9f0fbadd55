import { expect, test } from "vitest";
import { linkTo, originFor } from "./share";

test("a page seen as localhost gives the others the address that they can reach", () => {
  expect(originFor(new URL("http://localhost:8137/t/a"), "http://192.168.1.7:8137")).toBe(
    "http://192.168.1.7:8137",
  );
  expect(originFor(new URL("http://127.0.0.1:8137/"), "http://192.168.1.7:8137")).toBe(
    "http://192.168.1.7:8137",
  );
  expect(originFor(new URL("https://mine.example/t/a"), "http://192.168.1.7:8137")).toBe(
    "https://mine.example",
  );
});

test("the secret of a link stands in the fragment, where no server sees it", () => {
  expect(linkTo("https://x", "tab", "s3")).toBe("https://x/t/tab#invite=s3");
  expect(linkTo("https://x", "tab", "s3", "/screen")).toBe("https://x/t/tab/screen#invite=s3");
  expect(linkTo("https://x", "tab")).toBe("https://x/t/tab");
});
