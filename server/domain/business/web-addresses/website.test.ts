import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cleanWebsite } from "./website.ts";
import { TRACKING_PARAMETERS } from "./website-data.ts";

describe("a website that an exporter encoded twice", () => {
  it.each([
    ["https://a.example/home%3F", "https://a.example/home"],
    ["https://a.example/151-lane%3Fid%3D5%26lang%3Dde", "https://a.example/151-lane?id=5&lang=de"],
    ["https://a.example%3Fid%3D5", "https://a.example?id=5"],
    ["https://a.example/%40name%3Flist%3D1", "https://a.example/@name?list=1"],
    ["https://a.example/b%3Fq%3Dcaf%25C3%25A9%2520bar", "https://a.example/b?q=caf%C3%A9%20bar"],
    ["https://a.example/my%20page%3Fid%3D5", "https://a.example/my%20page?id=5"],
    ["https://a.example/page%3Fid%3D5#top", "https://a.example/page?id=5#top"],
    ["https://a.example/b?id%3D5%26lang%3Dde", "https://a.example/b?id=5&lang=de"],
    ["https%3A%2F%2Fa.example%2Fb%3Fc%3Dd", "https://a.example/b?c=d"],
    ["HTTP%3a%2f%2fa.example%2fb", "HTTP://a.example/b"],
    ["https://a.example/caf%25C3%25A9?q=50%2525", "https://a.example/caf%C3%A9?q=50%2525"],
    ["https://a.example/l%3Futm_source%3Dgmb%26utm_medium%3Dyext%26y_source%3D1_NldQ%253D", "https://a.example/l"],
  ])("%s is decoded", (address, expected) => {
    expect(cleanWebsite(address)).toBe(expected);
  });

  it.each([
    "https://a.example/wiki/Who%3F",
    "https://a.example/go?to=https%3A%2F%2Fb.example%2F%3Fc%3Dd",
    "https://a.example/100%25-cotton",
    "https://a.example/caf%C3%A9/50%25",
    "https://a.example/a%2Fb",
    "https://a.example/what%3Fever",
    "https://a.example/?dGVzdA%3D%3D",
    "https://a.example/?dGVzdA%3D",
    "https://a.example/?q=a%3Db%26c",
    "https://a.example/%E0%A4%A%3Fa%3Db",
    "https%3A%2F%2F",
    "not an address%3Fa%3Db",
  ])("%s is not decoded", (address) => {
    expect(cleanWebsite(address)).toBe(address);
  });
});

describe("a redirect", () => {
  it.each([
    ["https://www.google.com/url?q=https://a.example/b&sa=U&ved=0ah", "https://a.example/b"],
    ["https://www.google.co.uk/url?sa=t&url=https%3A%2F%2Fa.example%2Fb%3Fid%3D5&usg=x", "https://a.example/b?id=5"],
    ["/url?q=http://a.example/%3Futm_source%3Dgbp&opi=79508299&sa=U", "http://a.example/"],
    ["https://l.facebook.com/l.php?u=https%3A%2F%2Fa.example%2F%3Ffbclid%3Dx&h=AT0", "https://a.example/"],
    [
      "https://www.google.de/url?q=https%3A%2F%2Fwww.google.com%2Furl%3Fq%3Dhttps%253A%252F%252Fa.example%252F",
      "https://a.example/",
    ],
  ])("%s is replaced by where it leads", (address, expected) => {
    expect(cleanWebsite(address)).toBe(expected);
  });

  it.each([
    "https://www.google.com/url?q=pizza",
    "https://www.google.com/url?q=javascript:alert(1)",
    "https://www.google.com/search?q=https://a.example/",
    "https://sites.google.com/view/luigis?q=https://a.example/",
    "https://google.com.evil.example/url?q=https://a.example/",
    "https://a.example/url?q=https://b.example/",
  ])("%s is no redirect", (address) => {
    expect(cleanWebsite(address)).toBe(address);
  });
});

describe("tracking parameters", () => {
  it.each([
    ["https://a.example/?utm_source=gmb", "https://a.example/"],
    ["https://a.example?utm_source=gmb", "https://a.example"],
    ["https://a.example/b?id=5&UTM_Source=gmb&lang=de&gclid=x#top", "https://a.example/b?id=5&lang=de#top"],
    ["https://a.example/?y_source=1_MzY%3D", "https://a.example/"],
    ["https://a.example/?fbclid", "https://a.example/"],
    ["https://a.example/?z=1&a=%20&utm_x=&a=2&=&flag", "https://a.example/?z=1&a=%20&a=2&=&flag"],
    ["https://www.youtube.com/@name?si=abc", "https://www.youtube.com/@name"],
    [
      "https://www.google.com/maps/reserve/c/x?hl=de&gei=1&sourceurl=https://a.example/?q%3D1",
      "https://www.google.com/maps/reserve/c/x?hl=de",
    ],
  ])("%s loses them; the others keep their order and spelling", (address, expected) => {
    expect(cleanWebsite(address)).toBe(expected);
  });

  it.each([
    "https://a.example/?ref=home",
    "https://a.example/?si=1",
    "https://a.example/?sourceurl=https://b.example/",
    "https://a.example/?page=utm_source",
    "https://a.example/utm_source=gmb",
    "https://a.example/#?utm_source=gmb",
    "https://a.example/?",
  ])("%s has no tracking parameters", (address) => {
    expect(cleanWebsite(address)).toBe(address);
  });
});

describe("any website", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abcXYZ019-._~".split("")), minLength: 1, maxLength: 8 });
  const encodedText = fc
    .string({ unit: "grapheme", maxLength: 8 })
    .map((text) => encodeURIComponent(text.toWellFormed()));
  const name = word.filter(
    (each) => !each.toLowerCase().startsWith("utm_") && !TRACKING_PARAMETERS.has(each.toLowerCase()),
  );
  const path = fc.array(fc.oneof(word, encodedText), { maxLength: 4 }).map((parts) => `/${parts.join("/")}`);
  const pair = fc.tuple(name, fc.oneof(word, encodedText)).map(([key, value]) => `${key}=${value}`);
  const query = fc.array(pair, { minLength: 1, maxLength: 4 }).map((pairs) => `?${pairs.join("&")}`);
  const origin = fc.constantFrom("https://a.example", "http://www.b-c.example:8080", "https://münchen.example");

  it("with a query, or nothing encoded twice, is returned to the letter", () => {
    const fragment = fc.oneof(
      fc.constant(""),
      encodedText.map((text) => `#${text}`),
    );
    fc.assert(
      fc.property(origin, path, query, fragment, (...parts) => {
        const [host, route, ...rest] = parts;
        fc.pre(!/(?:%25[89a-f][0-9a-f]){2}/i.test(route));
        const address = host + route + rest.join("");
        expect(cleanWebsite(address)).toBe(address);
        if (!/%3f/i.test(route)) expect(cleanWebsite(host + route)).toBe(host + route);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is unchanged when it is encoded again", () => {
    fc.assert(
      fc.property(origin, path, query, (host, route, rest) => {
        fc.pre(!/(?:%25[89a-f][0-9a-f]){2}|%3f/i.test(route));
        const address = host + route + rest;
        expect(cleanWebsite(host + encodeURIComponent(route + rest).replaceAll("%2F", "/"))).toBe(address);
        expect(cleanWebsite(encodeURIComponent(address))).toBe(address);
      }),
      { numRuns: 2_000 },
    );
  });

  it("stays as it is once it is clean, and stays an address", () => {
    const piece = fc.constantFrom(
      "%3F",
      "%3D",
      "%26",
      "%25",
      "?",
      "=",
      "&",
      "/",
      "#",
      "%",
      "%2",
      "utm_a",
      "q",
      "%C3%A9",
      "é",
      " ",
    );
    fc.assert(
      fc.property(fc.string({ unit: piece, maxLength: 20 }), (text) => {
        const once = cleanWebsite(`https://a.example/${text}`);
        expect(cleanWebsite(once)).toBe(once);
        expect(once.startsWith("https://a.example")).toBe(true);
      }),
      { numRuns: 5_000 },
    );
  });

  it("of any length is read in linear time", () => {
    for (const unit of ["%3F", "%25", "%25C3", "?", "&", "%3D%3F", "https%3A%2F%2F"]) {
      const once = cleanWebsite(`https://a.example/${unit.repeat(300_000)}`);
      expect(once.startsWith("https://a.example")).toBe(true);
    }
  });
});
