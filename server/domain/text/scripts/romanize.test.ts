import { describe, expect, it } from "vitest";
import { romanizeKana } from "./romanize-kana.ts";
import { romanizeKorean } from "./romanize-korean.ts";

describe("romanizeKorean", () => {
  it.each([
    ["강남", "gangnam"],
    ["신라", "silla"],
    ["종로", "jongno"],
    ["독립문", "dongnimmun"],
    ["백마", "baengma"],
    ["왕십리", "wangsimni"],
    ["별내", "byeollae"],
    ["같이", "gachi"],
    ["좋고", "joko"],
    ["많다", "manta"],
    ["꽃집", "kkotjip"],
    ["옷이", "osi"],
    ["닭이 Bar", "dalgi Bar"],
    ["값", "gap"],
    ["좋아", "joa"],
    ["북경 北京", "bukgyeong 北京"],
  ])("writes %s as %s", (text, latin) => expect(romanizeKorean(text)).toBe(latin));
});

describe("romanizeKana", () => {
  it.each([
    ["ラーメン", "ramen"],
    ["すし", "sushi"],
    ["きょうと", "kyouto"],
    ["チャーハン", "chahan"],
    ["まっちゃ", "matcha"],
    ["ホットドッグ", "hottodoggu"],
    ["ファミリー", "famiri"],
    ["パーティー", "pati"],
    ["ウィーン", "win"],
    ["ヴィラ", "vira"],
    ["しんじゅく", "shinjuku"],
    ["寿司 まつ", "寿司 matsu"],
    ["ー", ""],
  ])("writes %s as %s", (text, latin) => expect(romanizeKana(text)).toBe(latin));
});
