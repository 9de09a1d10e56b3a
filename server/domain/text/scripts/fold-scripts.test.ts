import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldText } from "../fold.ts";
import { foldScripts } from "./fold-scripts.ts";

describe("foldScripts", () => {
  it.each([
    ["آدم وأخوه", "ادم واخوه"],
    ["مؤسسة رئيس", "موسسه رييس"],
    ["إسراء", "اسرا"],
    ["קפה של ארץ", "קפה של ארצ"],
    ["カフェ", "かふぇ"],
    ["ヴィラ", "ゔぃら"],
    ["क़लम", "कलम"],
    ["鼎泰豐 書店 麵", "鼎泰丰 书店 面"],
    ["薴", "苎"],
    ["ทำ", "ทำ"],
    ["ຈຳໝາ", "ຈຳໝາ"],
    ["१२", "12"],
    ["Café – Bar", "cafe - bar"],
  ])("reads %s as %s", (text, folded) => expect(foldScripts(foldText(text))).toBe(folded.normalize("NFC")));

  it("changes nothing when it is applied twice", () => {
    const isStable = (text: string) => {
      const folded = foldScripts(foldText(text));
      return foldScripts(folded) === folded;
    };
    const letters = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));
    expect(letters.filter((letter) => !isStable(`a${letter}`))).toEqual([]);
    fc.assert(fc.property(fc.string({ unit: "grapheme" }), isStable));
  });
});
