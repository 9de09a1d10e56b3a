import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, it } from "vitest";
import { openSharedClock } from "./shared-clock.ts";

const HOUR_MS = 3_600_000;
const START = Date.parse("2026-03-02T10:00:00Z");

/** Opens the clock of a server; the test sets the local time and the difference from the database's. */
async function openClock(difference: number) {
  const state = { local: START, difference, reads: 0 };
  const clockOffset = async () => {
    state.reads++;
    return state.difference;
  };
  return { state, now: await openSharedClock({ clockOffset }, () => state.local) };
}

it("A server whose clock is wrong uses the clock of the database", async () => {
  const { now } = await openClock(-2 * HOUR_MS);
  expect(now()).toEqual(new Date(START - 2 * HOUR_MS));
});

it("A difference of milliseconds is ignored", async () => {
  const { now } = await openClock(300);
  expect(now()).toEqual(new Date(START));
});

it("A change of a clock is corrected within a minute, forwards and backwards", async () => {
  for (const step of [HOUR_MS, -HOUR_MS]) {
    const { state, now } = await openClock(step);
    state.local += step;
    state.difference = 0;
    expect(now()).toEqual(new Date(START + 2 * step));
    await nextTurn();
    expect(state.reads).toBe(2);
    expect(now()).toEqual(new Date(START + step));
  }
});
