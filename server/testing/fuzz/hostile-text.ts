import fc from "fast-check";

/** Tokens of the parsers' syntaxes, which are hostile in the wrong order, number and depth. */
const PIECES =
  `" ' \` \\ \\u \\u0000 \\ud83d _x000D_ _xD800_ \u0000 \u0085 \u2028 \u202e \ufeff \ufffe \ud800 \udfff é e\u0301 İ ı ß 東 ٣ 👍🏽 ` +
  `[ ] { } ( ) , ; : | / - – — · . % %25 %zz & &amp; &#0; < > <script> = + * ? # @ ~ ^ $ ` +
  `None null nan true False 0 -0 1e999 -1 NaN 99999999999999999999 1,5 1.234,5 0x1F 4.5★ 12K ` +
  `Monday Mon-Fri montag 9AM 25:99 9-5 12:00–1am Closed 24h geöffnet 営業 until ` +
  `http:// https://a.b/?q=1 www. mailto: javascript: !19s !3d1!4d-2 place_id: 0x1:0x2 ChIJ ` +
  `Straße Main St Apt 5 CA 90210 SW1A 1AA 8001 Zürich D-10115 〒100-0001 near me in open now near +41 00 tel: *"`;
const piece = fc.constantFrom(...PIECES.split(" "), " ", "\n", "\t");

/** Generates any text, or pieces that the parsers know, some of them many times. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join("")),
  fc.array(piece, { maxLength: 15 }).map((pieces) => pieces.join(" ")),
  fc.tuple(piece, fc.integer({ min: 1, max: 2_000 })).map(([text, times]) => text.repeat(times)),
  fc.json().map((json) => json.replace(/"/g, "'")),
  fc.json(),
);
