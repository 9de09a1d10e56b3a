import { describe, expect, it } from "vitest";
import { seededRandom } from "#domain/text/seeded-random";
import { createNearDuplicateFinder, NEAR_DUPLICATE, textSimilarity } from "./near-duplicates.ts";

const next = seededRandom("near duplicates");
const words = (count: number) =>
  Array.from({ length: count }, () => `w${Math.floor(next() * 50_000).toString(36)}`).join(" ");

/** Returns `text` with one word in `interval` replaced. */
function changeWords(text: string, interval: number): string {
  return text
    .split(" ")
    .map((word, index) => (index % interval === interval - 1 ? `x${Math.floor(next() * 1e6)}` : word))
    .join(" ");
}

/** Returns the share of five-word runs that both texts have, by plain comparison. */
function exactly(one: string, other: string): number {
  const runs = (text: string) => {
    const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
    return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
  };
  const [a, b] = [runs(one), runs(other)];
  const sharedCount = [...a].filter((run) => b.has(run)).length;
  return sharedCount / (a.size + b.size - sharedCount);
}

describe("near duplicates", () => {
  it("have the exact Jaccard index of their five-word shingles", () => {
    const text = words(220);
    for (const other of [text, changeWords(text, 10), changeWords(text, 25), changeWords(text, 60), words(220)])
      expect(textSimilarity(text, other)).toBeCloseTo(exactly(text, other), 10);
    expect(textSimilarity("Crème brûlée, s'il vous plaît!", "crème BRÛLÉE s il vous plaît")).toBe(1);
    expect(textSimilarity("", "")).toBe(0);
  });

  it("are found among thousands of texts, with about their similarity, and nothing else is", () => {
    const texts = Array.from({ length: 3_000 }, () => words(220));
    const plantedTexts = [100, 60, 40, 30].map((interval, index) => {
      const source = texts[index * 500] ?? "";
      texts.push(changeWords(source, interval));
      return exactly(source, texts.at(-1) ?? "");
    });
    const finder = createNearDuplicateFinder();
    for (const text of texts) finder.add(text);
    const pairs = finder.find();
    expect(pairs.texts).toBe(3_004);
    const nearOnes = plantedTexts.filter((likeness) => likeness >= NEAR_DUPLICATE + 0.1);
    expect(nearOnes.length).toBeGreaterThanOrEqual(3);
    expect(pairs.withNearDuplicate).toBeGreaterThanOrEqual(2 * nearOnes.length);
    expect(pairs.withNearDuplicate).toBeLessThanOrEqual(2 * plantedTexts.length);
    expect(pairs.medianNearest).toBeLessThan(0.1);
    for (const [index, likeness] of plantedTexts.entries()) {
      const pair = pairs.pairs.find(({ one }) => one === index * 500);
      expect(pair?.other).toBe(3_000 + index);
      expect(Math.abs((pair?.similarity ?? 0) - likeness)).toBeLessThan(0.2);
    }
  });

  it("are all found among thousands of equal texts", () => {
    const finder = createNearDuplicateFinder();
    const sameWords = words(220);
    for (let index = 0; index < 2_000; index++) finder.add(sameWords);
    const pairs = finder.find();
    expect(pairs).toMatchObject({ texts: 2_000, withNearDuplicate: 2_000, medianNearest: 1 });
    expect(pairs.pairs).toHaveLength(10);
    expect(new Set(pairs.pairs.flatMap(({ one, other }) => [one, other])).size).toBe(20);
  });

  it("need two texts", () => {
    expect(createNearDuplicateFinder().find()).toEqual({ texts: 0, withNearDuplicate: 0, medianNearest: 0, pairs: [] });
    const finder = createNearDuplicateFinder();
    finder.add("only one");
    expect(finder.find()).toMatchObject({ texts: 1, withNearDuplicate: 0 });
  });
});
