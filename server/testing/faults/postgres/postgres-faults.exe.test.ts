import { expect, it } from "vitest";
import { seededRandom } from "#domain/text/seeded-random";
import { tryKilledPrimaries } from "./kill-primary.ts";
import { tryRefusals } from "./refusals.ts";
import { COMMIT_RESPONSE, trySilentImports } from "./silent-network.ts";

/** These tests run a few of the tries of `npm run faults -- --engine postgres`. */
const random = seededRandom("faults");

it("a primary that is killed in an import loses nothing acknowledged when its synchronous standby takes over", async () => {
  expect((await tryKilledPrimaries(1, random, "synchronous")).losses).toEqual([]);
});

it("an import that gets no response to its COMMIT ends with a sentence, and the next one completes it", async () => {
  const { losses, seen } = await trySilentImports(1, [COMMIT_RESPONSE]);
  expect(losses).toEqual([]);
  expect(seen).toEqual([expect.stringMatching(/Whether the last change was stored is not known\.$/)]);
});

it("a data folder beside a URL, a database of another program and a newer schema are refused, and stay as they were", async () => {
  const { tries, struck, losses } = await tryRefusals([["import", "rows.csv"]]);
  expect({ struck, losses }).toEqual({ struck: tries, losses: [] });
});
