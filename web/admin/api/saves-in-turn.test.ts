import { expect, test } from "vitest";
import { saveInTurn, whenSaved } from "./saves-in-turn.ts";

/** Creates a save that ends when it is told to, and records its start. */
function heldSave(name: string, starts: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const run = () => {
    starts.push(name);
    return promise;
  };
  return { run, resolve: () => resolve(name), reject: () => reject(new Error(name)) };
}

test("saves of one business run one after the other, also after a failure, and those of another at once", async () => {
  const starts: string[] = [];
  const [first, second, third, other] = ["first", "second", "third", "other"].map((name) => heldSave(name, starts));
  const failed = saveInTurn(7, () => first!.run());
  const saved = saveInTurn(7, () => second!.run());
  const last = saveInTurn(7, () => third!.run());
  void saveInTurn(8, () => other!.run());
  expect(starts).toEqual(["first", "other"]);
  first!.reject();
  await expect(failed).rejects.toThrow("first");
  await expect.poll(() => starts).toEqual(["first", "other", "second"]);
  let isSaved = false;
  const waiting = whenSaved(7).then(() => (isSaved = true));
  second!.resolve();
  expect(await saved).toBe("second");
  await expect.poll(() => starts.at(-1)).toBe("third");
  expect(isSaved).toBe(false);
  third!.resolve();
  expect(await last).toBe("third");
  await waiting;
  await whenSaved(9);
});
