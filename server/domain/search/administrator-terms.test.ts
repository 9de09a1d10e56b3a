import { describe, expect, it } from "vitest";
import { administratorTerms } from "./administrator-terms.ts";

const phoneIn = (text: string) =>
  administratorTerms(text)
    .terms.flatMap(({ alternatives }) => alternatives)
    .flatMap((each) => (each.kind === "phone" ? [each.digits] : []))[0];

describe("a search of the administrator", () => {
  it.each([
    ["+41 44 211 26 90", "41442112690"],
    ["0041 44 211 26 90", "41442112690"],
    ["044 211 26 90", "442112690"],
    ["044/211.26.90", "442112690"],
    ["(044) 211-26-90", "442112690"],
    ["+41 (0)44 211 26 90", "41442112690"],
    ["0442112690", "442112690"],
    ["\u202a+41\u00a044\u2011211\u201126\u201190\u202c", "41442112690"],
    ["(512) 555-0100", "5125550100"],
    ["512.555.0100", "5125550100"],
    ["1-512-555-0100", "15125550100"],
    ["12345-6789", "123456789"],
    ["tel. +1 512 555 0100", "15125550100"],
    ["Luigi +1 512 555 0100", "15125550100"],
  ])("finds the phone number in %j", (text, digits) => expect(phoneIn(text)).toBe(digits));

  it.each(["78701", "24 hours", "Route 66", "555-01", "Luigi 2019-2026", ""])("finds none in %j", (text) =>
    expect(phoneIn(text)).toBeUndefined(),
  );

  it("is also one for the words as typed", () => {
    expect(administratorTerms("2112690").terms).toEqual([
      {
        typed: "2112690",
        alternatives: [
          { weight: 1, kind: "words", words: ["2112690"], lastIsPrefix: true },
          { weight: 1, kind: "phone", digits: "2112690" },
        ],
      },
    ]);
    expect(administratorTerms("red door").terms).toHaveLength(2);
  });
});
