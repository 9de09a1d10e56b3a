import { describe, expect, it } from "vitest";
import { plainMarkup } from "./plain-markup.ts";

describe("a text that was copied from a web page", () => {
  it.each([
    ["<b>Nora &amp; Sons</b>", "Nora & Sons"],
    ["<p>Fresh bread.</p><p>Open daily.</p>", "Fresh bread.\nOpen daily."],
    ["First<br/>Second<BR>Third", "First\nSecond\nThird"],
    ['<a href="https://a.example">Our  shop</a>&nbsp;here', "Our shop here"],
    ["Joe&#39;s &quot;Best&quot; Caf&#xe9;", 'Joe\'s "Best" Café'],
  ])("%j loses its tags and entities", (written, plain) => {
    expect(plainMarkup(written)).toBe(plain);
  });

  it.each([
    "Bar <Underground>",
    "<script>alert(1)</script>Mill &amp; Bakery",
    "<b>Mill</b><style>b{}</style>",
    "</script><b>Oak</b>",
  ])("but %j stays as it was typed, since not all of it is formatting", (text) => {
    expect(plainMarkup(text)).toBe(text);
  });

  it.each(["AT&T", "3 < 5 > 2", "R&B; Soul", "<3 Flowers", "a &copy b", "&#0; &#xd800; &#999999;"])(
    "but %j is no markup",
    (text) => {
      expect(plainMarkup(text)).toBe(text);
    },
  );
});
