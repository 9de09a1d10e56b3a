import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { shellQuote } from "./shell-quote.ts";

it("A plain path stays as it is", () => {
  expect(shellQuote("/srv/mainstreet/backups/a-1.db")).toBe("/srv/mainstreet/backups/a-1.db");
});

it.each(["a b", "it's", "$(touch x)", "a;b", "`x`", "-\n-", ""])("A shell reads %j as it was", (word) => {
  expect(execFileSync("sh", ["-c", `printf %s ${shellQuote(word)}`], { encoding: "utf8" })).toBe(word);
});
