import { describe, expect, it } from "vitest";
import { foldText } from "../../text/fold.ts";
import { searchableName, searchableText, tokenize, wordsOfIndex } from "./tokenize.ts";
import { indexedWords } from "./unspaced.ts";

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
    ["أحمد احمد إحمد", "احمد احمد احمد"],
    ["مُحَمَّد محــمد", "محمد محمد"],
    ["مكتبة مكتبه كافى کافی", "مكتبه مكتبه كافي كافي"],
    ["شفاء شفا", "شفا شفا"],
    ["٢٤ ۲۴ ๒๔", "24 24 24"],
    ["שָׁלוֹם שלום", "שלומ שלומ"],
    ['ד"ר ד״ר', "דר דר"],
    ["ラーメン らーめん ﾗｰﾒﾝ", "ら ー め ん ら ー め ん ら ー め ん"],
    ["강남역 3호점", "강 남 역 3 호 점"],
    ["ร้านกาแฟ น้ำแข็ง", "ร้าน กาแฟ น้ำ แข็ง"],
    ["ຮ້ານອາຫານ", "ຮ້ານ ອາຫານ"],
    ["ហាងកាហ្វេ", "ហាង កាហ្វេ"],
    ["ဆေးဆိုင်ကျန်းမာ", "ဆေးဆိုင် ကျန်းမာ"],
    ["ΓΙΑΝΝΗΣ Γιάννης", "giannis giannis"],
    ["Phở Đức", "pho duc"],
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
      expect(indexedText).toEqual(wordsOfIndex(searchableText(foldText(text))));
      for (const { word, isPrefix } of indexedWords(tokenize(text)))
        expect(
          indexedText.some((indexedWord) => (isPrefix ? indexedWord.startsWith(word) : indexedWord === word)),
        ).toBe(true);
    }
  });

  it.each([
    ["스타벅스 강남", "스타 타벅 벅스 스강 강남 남 seutabeokseu gangnam"],
    ["寿司ナカ", "寿司 司な なか か naka"],
    ["ナマステ गणेश", "なま ます すて て गणेश namasute ganesh ganesha"],
    ["ร้านกาแฟ", "ร้าน กาแฟ"],
    ["Co-op", "co op coop"],
    ["Kaffee-Röst-Haus am See", "kaffee rost haus am see kaffeerosthaus"],
    ["Walnut - Street", "walnut street"],
  ])("writes the name %s into the index as %s", (name, words) => {
    expect(wordsOfIndex(searchableName(foldText(name))).join(" ")).toBe(words);
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
