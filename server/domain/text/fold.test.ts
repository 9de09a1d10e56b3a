import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "./fold.ts";

describe("foldText", () => {
  it.each([
    ["İSTANBUL", "istanbul"],
    ["Iğdır", "igdir"],
    ["Zürich", "zurich"],
    ["Straße", "strasse"],
    ["Łódź", "lodz"],
    ["São  Paulo ", "sao paulo"],
    ["Joe’s – Bar", "joe's - bar"],
    ["ＡＢＣ 𝐏𝐢𝐳𝐳𝐚", "abc pizza"],
    ["Καφές", "καφεσ"],
    ["北京烤鸭", "北京烤鸭"],
    ["がぎぐ", "がぎぐ"],
    ["Café™", "cafe"],
    ["𝐉𝐨𝐞'𝐬 𝓖𝓻𝓲𝓵𝓵 𝟚𝟜", "joe's grill 24"],
    ["ᴛʜᴇ ꜰɪꜱʜ ʙᴀʀ", "the fish bar"],
    ["🅹🅾🅴🆂 🅓🅘🅝🅔🅡", "joes diner"],
    ["5⁗ 6′", "5'''' 6'"],
  ])("reads %s as %s", (text, foldedText) => {
    expect(foldText(text)).toBe(foldedText);
  });

  it("changes nothing when it is applied twice", () => {
    const letters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));
    expect(letters.filter((letter) => foldText(foldText(`é${letter}`)) !== foldText(`é${letter}`))).toEqual([]);
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => foldText(foldText(text)) === foldText(text)));
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => foldText(foldText(text)) === foldText(text)));
  });
});
