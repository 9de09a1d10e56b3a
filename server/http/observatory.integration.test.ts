import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { observatoryScore } from "../testing/servers/observatory.ts";
import { runServer, type ServerFixture } from "../testing/servers/running-server.ts";
import { CREDENTIALS, login } from "../testing/servers/signed-in-client.ts";

let site: ServerFixture;
beforeAll(async () => {
  site = await runServer({ "site.baseUrl": "https://lakeside.example", "server.trustProxy": true });
});
afterAll(() => site.close());

/** Headers of a proxy that visitors reach by HTTPS. */
const BY_HTTPS = { "x-forwarded-proto": "https" };
const get = (path: string) => fetch(site.url + path, { headers: BY_HTTPS });

async function scoreOf(response: Response) {
  return observatoryScore({ headers: response.headers, html: await response.text() });
}

describe("MDN's HTTP Observatory", () => {
  it.each(["/", "/cities", "/search?q=pizza", "/nowhere", "/business/999999", "/admin-login", "/admin-panel"])(
    "gives %s an A+",
    async (path) => {
      expect(await scoreOf(await get(path))).toMatchObject({ score: 130, grade: "A+" });
    },
  );

  it("gives an A+ to the response that sets cookies, too", async () => {
    const response = await login(site.url, CREDENTIALS, BY_HTTPS);
    expect(response.status).toBe(200);
    expect(await scoreOf(response)).toMatchObject({ score: 135, grade: "A+" });
  });

  it("gives less without these headers", () => {
    const bareResponse = { headers: new Headers(), html: '<script src="http://elsewhere.example/a.js"></script>' };
    expect(observatoryScore(bareResponse)).toMatchObject({ score: 0, grade: "F" });
    const before = new Headers({
      "content-security-policy": "default-src 'self'; img-src 'self' http:; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(observatoryScore({ headers: before, html: "" })).toMatchObject({ score: 70, grade: "B" });
  });
});

it("files of the client have the headers of pages", async () => {
  const [, script = ""] = /<script[^>]* src="([^"]+)"/.exec(await (await get("/")).text()) ?? [];
  const { headers } = await get(script);
  expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  expect(headers.get("strict-transport-security")).toContain("max-age=31536000");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});
