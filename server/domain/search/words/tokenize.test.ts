import { describe, expect, it } from "vitest";
import { foldText } from "../../text/fold.ts";
import { searchableText, tokenize } from "./tokenize.ts";

describe("tokenize", () => {
  it.each([
    ["McDonald's", "mcdonalds"],
    ["McDonald’s Café", "mcdonalds cafe"],
    ["Don't Panic", "dont panic"],
    ["O'Neil & Sons", "oneil sons"],
    ["L'Osteria d'Angelo", "l osteria d angelo"],
    ["Brothers' Pizza", "brothers pizza"],
    ["A/C Repair", "ac repair"],
    ["A.C. repair", "ac repair"],
    ["U.S.A. Bank", "usa bank"],
    ["Washington, D.C.", "washington dc"],
    ["A & B Plumbing", "a b plumbing"],
    ["A&B Plumbing", "a b plumbing"],
    ["St. Mary's", "st marys"],
    ["and/or", "and or"],
    ["open 24/7", "open 24 7"],
    ["4.5 stars", "4 5 stars"],
    ["7-Eleven", "7 eleven"],
    ["Zürich Straße", "zurich strasse"],
    ["İstanbul'da Iğdır", "istanbul da igdir"],
    ["prodavnica продавница ПРОДАВНИЦА", "prodavnica prodavnica prodavnica"],
    ["Ђорђе Đorđe", "dorde dorde"],
    ["Љубљана Ljubljana", "ljubljana ljubljana"],
    ["Чачак Čačak ћевапи ćevapi", "cacak cacak cevapi cevapi"],
    ["Кафе «Москва»", "kafe moskva"],
    ["Київ", "kiiv"],
    ["Φαρμακείο Ουζερί", "farmakeio ouzeri"],
    ["北京烤鸭 Bar", "北 京 烤 鸭 bar"],
    ["مطعم دبي", "مطعم دبي"],
    ["а/ц", "ac"],
    ["🍕 Pizza™ — «best»", "pizza best"],
    ["a\u0000b §00c1", "a b 00c1"],
    ['"pizza" OR (bar*) AND NOT x:y', "pizza or bar and not x y"],
    ["", ""],
    ["!?", ""],
  ])("reads %s as %s", (text, words) => {
    expect(tokenize(text).join(" ")).toBe(words);
  });

  it("has the words of the text that is indexed, split at all ASCII except letters and digits", () => {
    for (const text of ["joe's a/c, b.b. & co.", "Café «Ж»", "o'neil-smith / x.y", "北京 a.b"]) {
      const indexedText = searchableText(foldText(text))
        .split(/[\x00-\x2f\x3a-\x60\x7b-\x7f]+/)
        .filter((word) => word !== "");
      expect(indexedText).toEqual(tokenize(text));
    }
  });

  it("returns folded ASCII without initials as it is", () => {
    expect(searchableText("12 main st., 4.5 stars (best)")).toBe("12 main st., 4.5 stars (best)");
  });

  it("reads the same words from the words again", () => {
    for (const text of ["U.S.A. O'Neil's", "Ђорђе", "北京", "a b c"]) {
      expect(tokenize(tokenize(text).join(" "))).toEqual(tokenize(text));
    }
  });
});
