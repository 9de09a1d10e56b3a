import { expect, it } from "vitest";
import { ShownVersion } from "./shown-version.ts";

const counters = (revision: number, instance = 1) =>
  new Map([
    ["revision", revision],
    ["instance", instance],
  ]);

function shownAt(revision: number) {
  let replacementCount = 0;
  const shownVersion = new ShownVersion(() => replacementCount++);
  shownVersion.show(counters(revision));
  return {
    shown: shownVersion,
    revision: () => shownVersion.counters?.get("revision"),
    replaced: () => replacementCount,
  };
}

it("goes forward and not back", () => {
  const { shown, revision, replaced } = shownAt(5);
  shown.show(counters(7));
  shown.show(counters(6));
  expect([revision(), replaced()]).toEqual([7, 0]);
});

it("is reached by the same or a later revision of the same instance", () => {
  const { shown } = shownAt(5);
  expect([counters(4), counters(5), counters(6), counters(6, 2)].map((each) => shown.isReachedBy(each))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

it("is replaced by that of another instance of the primary, and by an earlier one when it must", () => {
  const { shown, revision, replaced } = shownAt(5);
  shown.show(counters(3, 2));
  expect([revision(), replaced()]).toEqual([3, 1]);
  shown.replace(counters(2, 2));
  expect([revision(), replaced()]).toEqual([2, 2]);
});

it("is reached by nothing before it is known", () => {
  expect(new ShownVersion(() => undefined).isReachedBy(counters(1))).toBe(false);
});
