import { expect, it } from "vitest";
import { similarityLine } from "./similarity-line.ts";

const REPORT = { texts: 1_200, isSample: false, share: 0, medianNearest: 0.31 };

it("says how alike texts are, but no number below 20 %, where the estimate may be far too low", () => {
  expect(similarityLine(REPORT)).toBe(
    "Of 1,200 texts, 0 (0.0 %) share half or more of their wording with another; the median text shares 31.0 % with its nearest neighbour.",
  );
  expect(similarityLine({ ...REPORT, medianNearest: 0.2 })).toContain("the median text shares 20.0 % with");
  for (const medianNearest of [0, 0.19]) {
    expect(similarityLine({ ...REPORT, medianNearest })).toContain("the median text shares less than 20 % with");
  }
  expect(similarityLine({ ...REPORT, share: 0.5, isSample: true })).toMatch(
    /^Of 1,200 texts from all parts of the directory, 600 \(50\.0 %\) .* Search engines may leave out pages that repeat others\.$/,
  );
  expect(similarityLine({ ...REPORT, texts: 1 })).toBe("There are not yet two texts to compare.");
});
