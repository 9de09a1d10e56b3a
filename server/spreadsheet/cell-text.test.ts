import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dateText, decodeEscapes, encodeText, isDateFormat, numberText } from "./cell-text.ts";
import { XmlScanner } from "./xlsx/xml-scanner.ts";

function throughXml(xml: string): string {
  let text = "";
  const handler = { wantsText: true, open() {}, text: (piece: string) => void (text += piece), close() {} };
  const scanner = new XmlScanner(handler, 1_000_000);
  scanner.write(Buffer.from(`<t>${xml}</t>`));
  scanner.end();
  return decodeEscapes(text);
}

describe("text in cells", () => {
  it("is unchanged after encoding and decoding, whatever it contains", () => {
    const tricky = fc.constantFrom(
      "_x000D_",
      "_x0041",
      "_",
      "x",
      "\r",
      "\n",
      "\ud800",
      "\udc00",
      "😀",
      "&",
      "<",
      "]]>",
      "\u0001",
      "\uffff",
    );
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(tricky).map((parts) => parts.join("")),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(throughXml(encodeText(text))).toBe(text);
      }),
    );
  });

  it("is written plainly where XML allows", () => {
    expect(encodeText('Müller "Söhne" 東京\n\t_x_')).toBe('Müller "Söhne" 東京\n\t_x_');
    expect(encodeText("a\r\u0001_x0041_")).toBe("a_x000D__x0001__x005F_x0041_");
  });
});

describe("numbers in cells", () => {
  it.each([
    ["8032", "8032"],
    ["37.358434600000002", "37.3584346"],
    ["1114.0", "1114"],
    ["12345678901234567890", "12345678901234567890"],
    ["00501", "00501"],
    ["4.5E-2", "0.045"],
    ["about 5", "about 5"],
  ])("%s is read as %s", (written, text) => expect(numberText(written)).toBe(text));
});

describe("dates in cells", () => {
  it("count from 1900, with a 29 February 1900 that never was", () => {
    expect(dateText(1, false)).toBe("1900-01-01");
    expect(dateText(59, false)).toBe("1900-02-28");
    expect(dateText(61, false)).toBe("1900-03-01");
    expect(dateText(46_053, false)).toBe("2026-01-31");
  });
  it("count from 1904 in workbooks that say so", () => expect(dateText(44_591, true)).toBe("2026-01-31"));
  it("show the time when there is one", () => {
    expect(dateText(46_053.395_833_333_33, false)).toBe("2026-01-31T09:30:00");
    expect(dateText(0.75, false)).toBe("18:00:00");
  });
  it("are not formatted outside of Excel's calendar", () => {
    expect(dateText(-1, false)).toBeUndefined();
    expect(dateText(1e9, false)).toBeUndefined();
  });
  it.each([
    [14, undefined, true],
    [0, undefined, false],
    [164, "yyyy-mm-dd", true],
    [165, "[h]:mm", true],
    [166, '0.00" days"', false],
    [167, "[Red]#,##0;[$USD-409]0", false],
    [168, "General", false],
  ])("are told by the number format: %s %s → %s", (id, code, isDate) => expect(isDateFormat(id, code)).toBe(isDate));
});
