import { describe, expect, it } from "vitest";
import { CLOSED_PARAGRAPHS, COMMON_PARAGRAPHS, PARAGRAPHS } from "./paragraphs-data.ts";
import { QUESTIONS } from "./questions-data.ts";
import { NEEDS, TIMES } from "./sentence-conditions.ts";

const paragraphs = [...Object.values(PARAGRAPHS).flat(), ...CLOSED_PARAGRAPHS, ...COMMON_PARAGRAPHS];
const texts = [
  ...paragraphs.flat().flatMap((sentence) => ("wordings" in sentence ? sentence.wordings : sentence)),
  ...Object.values(QUESTIONS)
    .flat()
    .flatMap(({ leads, questions }) => [
      ...leads,
      ...questions.map((entry) => (typeof entry === "string" ? entry : entry[0])),
    ]),
];

/** Returns the expression once for each alternative of each of its groups, with this one alone in its group. */
function withSingleAlternatives({ source, flags }: RegExp): RegExp[] {
  const expressions: RegExp[] = [];
  const groups: number[][] = [[0]];
  const close = (bounds: readonly number[] | undefined, end: number) => {
    const [first = 0, ...bars] = bounds ?? [];
    const ends = [...bars, end];
    for (const [index, to] of bars.length === 0 ? [] : ends.entries()) {
      const from = index === 0 ? first : (bars[index - 1] ?? 0) + 1;
      expressions.push(new RegExp(source.slice(0, first) + source.slice(from, to) + source.slice(end), flags));
    }
  };
  for (let index = 0; index < source.length; index++) {
    const char = source.charAt(index);
    if (char === "\\") index++;
    else if (char === "(")
      groups.push([index + (/^\((?:\?(?:[:=!]|<[=!]))?/.exec(source.slice(index))?.[0].length ?? 1)]);
    else if (char === "|") groups.at(-1)?.push(index);
    else if (char === ")") close(groups.pop(), index);
  }
  close(groups.pop(), source.length);
  return expressions;
}

describe("conditions of sentences", () => {
  it.each([/a|b(?:c|d)e/, /\b(?:x|(?:y|z)w)\(\|/])("are split into each alternative of %s", (pattern) => {
    expect(
      withSingleAlternatives(pattern)
        .map(({ source }) => source)
        .toSorted(),
    ).toEqual(
      pattern.source.startsWith("a")
        ? ["a", "a|b(?:c)e", "a|b(?:d)e", "b(?:c|d)e"]
        : ["\\b(?:(?:y|z)w)\\(\\|", "\\b(?:x)\\(\\|", "\\b(?:x|(?:y)w)\\(\\|", "\\b(?:x|(?:z)w)\\(\\|"],
    );
  });

  it("have no alternative that matches no question and no tip", () => {
    const patterns = [...NEEDS.map(([text]) => text), ...TIMES.map(({ text }) => text)];
    const idle = patterns
      .flatMap(withSingleAlternatives)
      .filter((pattern) => !texts.some((text) => pattern.test(text)));
    expect(idle.map(String)).toEqual([]);
  });
});
