import { afterAll, beforeAll, expect, it } from "vitest";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../testing/directories/sample-directory.ts";

const HTML = `<title>page</title>${"<p>text</p>".repeat(200)}`;
const HTTPS = { site: { baseUrl: "https://directory.example" } };
let proxiedSite: MadeUpDirectory;
let direct: MadeUpDirectory;
beforeAll(async () => {
  const renderer = { render: async () => ({ status: 200, html: HTML }) };
  proxiedSite = await serveMadeUpDirectory(renderer, undefined, { ...HTTPS, server: { trustProxy: true } });
  direct = await serveMadeUpDirectory(renderer, undefined, HTTPS);
});
afterAll(() => Promise.all([proxiedSite.close(), direct.close()]));

/** Returns whether a response binds its browser to HTTPS. */
async function bindsToHttps(site: MadeUpDirectory, path: string, headers: Record<string, string>) {
  const response = await fetch(site.url + path, { headers });
  const text = await response.text();
  const policy = response.headers.get("content-security-policy") ?? "";
  const transport = response.headers.get("strict-transport-security");
  return { status: response.status, text, binds: policy.includes("upgrade-insecure") || transport !== null, transport };
}

it.each(["/", "/city/Austin", "/api/statistics", "/nowhere//x", "/api/nothing", "/healthz", "/client/nothing.js"])(
  "a request for %s is bound to HTTPS only if it came by HTTPS, cached or not",
  async (path) => {
    for (const scheme of ["http", "https", "http", "https", "HTTPS", "http,https"]) {
      const { binds, transport } = await bindsToHttps(proxiedSite, path, { "x-forwarded-proto": scheme });
      const isSecure = scheme.toLowerCase() === "https";
      expect(binds, scheme).toBe(isSecure);
      expect(transport, scheme).toBe(isSecure ? "max-age=31536000; includeSubDomains" : null);
    }
  },
);

it("a client cannot bind itself or others by a header, unless a proxy is trusted", async () => {
  for (const headers of [{}, { "x-forwarded-proto": "https" }]) {
    expect(await bindsToHttps(direct, "/city/Waco", headers as Record<string, string>)).toMatchObject({
      status: 200,
      text: HTML,
      binds: false,
    });
  }
});
