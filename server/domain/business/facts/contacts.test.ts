import { describe, expect, it } from "vitest";
import { readEmail } from "./email.ts";
import { firstAddress } from "./linked-addresses.ts";
import { readSocialLink } from "./social-links.ts";

describe("an e-mail address", () => {
  it.each([
    ["Info@Example.ORG", "Info@example.org"],
    ["mailto:a.b+c@sub.example.co.uk?subject=Hi", "a.b+c@sub.example.co.uk"],
    ["büro@müller.de", "büro@müller.de"],
  ])("%s is %s", (text, email) => {
    expect(readEmail(text)).toBe(email);
  });

  it.each([
    "logo@2x.png",
    "a@b",
    "a@localhost",
    "root@server.local",
    "a..b@example.org",
    "a@b@c.org",
    "<a@b.org>",
    `${"a".repeat(250)}@b.org`,
  ])("%s is none", (text) => {
    expect(readEmail(text)).toBeUndefined();
  });
});

describe("a link in a cell", () => {
  const own = "https://joes.example/book?a=1,2";
  it.each([
    [own],
    [`javascript:alert(1), ${own}`],
    [`http://192.168.0.1/x ${own}`],
    [JSON.stringify([own, "https://other.example/"])],
    [JSON.stringify([{ name: "Joe's", url: own }])],
    [JSON.stringify([{ link: own, source: "joes" }])],
    [`{'link': '${own}', 'source': None}`],
    [`Internet :${own}`],
    [`Web: -> ${own}`],
    [JSON.stringify([{ name: "Eats", orderUrl: own }])],
  ])("is the first valid one of %s", (text) => {
    expect(firstAddress(text)).toEqual({ address: own });
  });

  it.each([
    ["javascript:alert(1)", "is not a web address (http or https)"],
    ["data:text/html,<script>", "is not a web address (http or https)"],
    ["http://localhost/book", "leads to a private network, which no visitor can open"],
    ["https://user:pass@example.org/", "has a user name or password"],
    ["menu.pdf", "is not a web address (http or https)"],
    [`https://example.org/${"a".repeat(2_000)}`, "is longer than the 2000 characters of a link"],
  ])("is not %s", (text, problem) => {
    expect(firstAddress(text)).toEqual({ address: null, problem });
  });

  it.each(["", "[]", "{}"])("is not in %s, which is no fault", (text) => {
    expect(firstAddress(text)).toEqual({ address: null });
  });
});

describe("a profile in a social network", () => {
  it.each([
    ["https://www.facebook.com/joes", "facebook", "https://www.facebook.com/joes"],
    ["facebook.com/joes", "facebook", "https://facebook.com/joes"],
    ["//instagram.com/joes", "instagram", "https://instagram.com/joes"],
    [
      "https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.facebook.com%2Fjoes",
      "facebook",
      "https://www.facebook.com/joes",
    ],
    ["https://twitter.com/joes?utm_source=x", "x", "https://twitter.com/joes"],
    ["https://www.pinterest.ch/joes", "pinterest", "https://www.pinterest.ch/joes"],
    ["https://m.youtube.com/@joes", "youtube", "https://m.youtube.com/@joes"],
  ] as const)("%s belongs to %s", (text, network, address) => {
    expect(readSocialLink(text)).toEqual([network, address]);
  });

  it("may be a handle or a number in the column of its network", () => {
    expect(readSocialLink("@joes", "instagram")).toEqual(["instagram", "https://www.instagram.com/joes"]);
    expect(readSocialLink("+41 79 555 01 00", "whatsapp")).toEqual(["whatsapp", "https://wa.me/41795550100"]);
    expect(readSocialLink("@joes")).toBeUndefined();
    expect(readSocialLink("joes", "facebook")).toBeUndefined();
  });

  it.each([
    "https://www.facebook.com/",
    "https://www.facebook.com/sharer/sharer.php?u=x",
    "https://twitter.com/intent/tweet",
    "https://notfacebook.com/joes",
    "https://facebook.com.evil.example/joes",
    "javascript:facebook.com/joes",
  ])("%s is none", (text) => {
    expect(readSocialLink(text, "facebook")).toBeUndefined();
  });
});
