import { describe, expect, it } from "vitest";
import { passkeyPlace } from "./passkey-place.ts";

describe("passkeys of a panel", () => {
  it.each([
    ["https://guide.example", "https://guide.example", "guide.example"],
    ["https://guide.example:8443", "https://guide.example:8443", "guide.example"],
    ["http://localhost:3000", "http://localhost:3000", "localhost"],
    ["http://localhost:4100", "http://localhost:3000", "localhost"],
    ["http://town.localhost:3000", "http://localhost:3000", "town.localhost"],
    ["http://localhost:3000", "http://guide.lan", "localhost"],
    ["http://localhost:3000", "https://192.0.2.7", "localhost"],
  ])("at %s with the base URL %s belong to %s", (openAt, baseUrl, relyingPartyId) => {
    expect(passkeyPlace(openAt, baseUrl)).toEqual({ relyingPartyId, origin: openAt });
  });

  const ELSEWHERE =
    "Passkeys work only at the address of this site. Open https://guide.example/admin-login to use them.";
  const ADDRESS =
    "Passkeys don’t work at an IP address. They need a domain name with HTTPS, set as the web address of this site.";
  it.each([
    ["http://localhost:3000", "https://guide.example", ELSEWHERE],
    ["http://guide.example", "https://guide.example", ELSEWHERE],
    ["https://www.guide.example", "https://guide.example", ELSEWHERE],
    ["https://guide.example:8443", "https://guide.example", ELSEWHERE],
    ["https://guide.example.evil.example", "https://guide.example", ELSEWHERE],
    ["http://127.0.0.1:3000", "http://localhost:3000", ADDRESS],
    ["http://[::1]:3000", "http://localhost:3000", ADDRESS],
    ["https://192.0.2.7", "https://192.0.2.7", ADDRESS],
    [
      "http://guide.lan:3000",
      "http://localhost:3000",
      "Passkeys need HTTPS. Set it up for guide.lan, then set the web address of this site.",
    ],
    [
      "https://guide.example",
      "http://localhost:3000",
      "Passkeys belong to the address of the site. Set its web address to https://guide.example first.",
    ],
  ])("at %s with the base URL %s do not work, and a sentence says why", (openAt, baseUrl, refusal) => {
    expect(passkeyPlace(openAt, baseUrl)).toEqual({ refusal });
  });
});
