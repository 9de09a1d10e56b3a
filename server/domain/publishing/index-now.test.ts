import { describe, expect, it } from "vitest";
import { indexNowMessage, isLocalAddress, parseIndexNowKeyPath } from "./index-now.ts";

const KEY = "0123456789abcdef0123456789abcdef";

describe("an IndexNow message", () => {
  it("holds host, key, key location and URLs", () => {
    expect(indexNowMessage("https://a.example:8443", KEY, ["https://a.example:8443/"])).toEqual({
      host: "a.example:8443",
      key: KEY,
      keyLocation: `https://a.example:8443/${KEY}.txt`,
      urlList: ["https://a.example:8443/"],
    });
  });

  it("has a key that is parsed from its path", () => {
    expect(parseIndexNowKeyPath(`/${KEY}.txt`)).toBe(KEY);
    for (const path of ["/robots.txt", `/${KEY}`, `/${KEY}.txt/`, `/x/${KEY}.txt`, `/${KEY.toUpperCase()}.txt`])
      expect(parseIndexNowKeyPath(path), path).toBeUndefined();
  });
});

describe("an address that no search engine can reach", () => {
  it.each([
    "http://localhost:3000",
    "http://shop.localhost",
    "http://127.0.0.1",
    "http://127.1.2.3:80",
    "http://[::1]:3000",
  ])("is %s", (baseUrl) => expect(isLocalAddress(baseUrl)).toBe(true));
  it.each([
    "https://directory.example",
    "https://localhost.example",
    "http://203.0.113.7",
    "https://my-localhost.example",
    "http://127.0.0.2.directory.example",
  ])("is not %s", (baseUrl) => expect(isLocalAddress(baseUrl)).toBe(false));
});
