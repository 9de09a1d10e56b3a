import { expect, it } from "vitest";
import type { CorrectedValues, CorrectLeftOutValues } from "#contract/fields/left-out-values";
import { type Corrections, keyOf, remainingCorrections, sendCorrections, VALUES_PER_REQUEST } from "./corrections.ts";

const corrections: Corrections = new Map(
  Array.from({ length: 2 * VALUES_PER_REQUEST + 1 }, (_, row) => {
    const correction = { row, column: "rating", value: "4" };
    return [keyOf(correction), correction];
  }),
);

/** Answers like a server that refuses the value of row 7, and fails at requests from `failsAt` on. */
const serverThat = (failsAt: number) => {
  const sizes: number[] = [];
  const send = async (values: CorrectLeftOutValues["values"]): Promise<CorrectedValues> => {
    sizes.push(values.length);
    if (sizes.length >= failsAt) throw new TypeError("fetch failed");
    const refused = values
      .filter(({ row }) => row === 7)
      .map(({ row, column }) => ({ row, column, reason: "is not a number" }));
    return { corrected: values.length - refused.length, activityId: sizes.length, refused, remaining: 1 };
  };
  return { send, sizes };
};

it("Corrections are sent a hundred at a time, and only refused ones remain", async () => {
  const { send, sizes } = serverThat(Number.POSITIVE_INFINITY);
  const sent = await sendCorrections(corrections, send);
  expect(sizes).toEqual([100, 100, 1]);
  expect(sent.error).toBeUndefined();
  expect([...remainingCorrections(corrections, sent).values()]).toEqual([
    { row: 7, column: "rating", value: "4", refusal: "is not a number" },
  ]);
});

it("What was answered before a request failed is kept, and the others remain as they were typed", async () => {
  const { send, sizes } = serverThat(2);
  const sent = await sendCorrections(corrections, send);
  expect(sizes).toEqual([100, 100]);
  expect(sent.error).toBeInstanceOf(TypeError);
  expect(sent.answers).toMatchObject([{ corrected: 99 }]);
  const typedMeanwhile = { row: 3, column: "rating", value: "5" };
  const current = new Map([...corrections, [keyOf(typedMeanwhile), typedMeanwhile]]);
  const remaining = [...remainingCorrections(current, sent).values()];
  expect(remaining.slice(0, 2)).toEqual([
    typedMeanwhile,
    { row: 7, column: "rating", value: "4", refusal: "is not a number" },
  ]);
  expect(remaining.slice(2).map(({ row }) => row)).toEqual(Array.from({ length: 101 }, (_, index) => 100 + index));
});

it("A first request that fails is the failure of all", async () => {
  await expect(sendCorrections(corrections, serverThat(1).send)).rejects.toThrow("fetch failed");
});
