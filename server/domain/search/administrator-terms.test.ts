import { describe, expect, it } from "vitest";
import { administratorTerms } from "./administrator-terms.ts";

const phonesIn = (text: string) =>
  administratorTerms(text)
    .terms.flatMap(({ alternatives }) => alternatives)
    .flatMap((each) => (each.kind === "phone" ? [each.digits] : []));
const phoneIn = (text: string) => phonesIn(text)[0];

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

  it.each([
    ["8 (812) 346-19-20", ["88123461920", "8123461920"]],
    ["88005557264", ["88005557264", "8005557264"]],
    ["06 1 483 7625", ["614837625", "14837625"]],
    ["06-20-917-4436", ["6209174436", "209174436"]],
    ["8 (800) 715-00-48", ["88007150048", "8007150048"]],
    ["06 1 483 0025", ["614830025", "14830025"]],
    ["8 029 318 00 72", ["80293180072", "293180072"]],
    ["+8 812 346 19 20", ["88123461920"]],
    ["00 6 148 376 25", ["614837625"]],
    ["812 346 19 20", ["8123461920"]],
  ])("tries %j without its trunk prefix too", (text, digits) => expect(phonesIn(text)).toEqual(digits));

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
