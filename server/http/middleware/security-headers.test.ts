import { createHash } from "node:crypto";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import { expect, it } from "vitest";
import { accentStyleElement } from "#domain/publishing/accent-colors";
import { configSchema } from "../../config/config-schema.ts";
import { siteInfo } from "../../config/load-config.ts";
import { securityHeaders } from "./security-headers.ts";

/** Returns the headers of a response. `scheme` is that of the request to the trusted proxy. */
async function headersWith(settings: object, path = "/", scheme = "https"): Promise<Headers> {
  const app = new Koa({ proxy: true });
  const config = configSchema.parse(settings);
  app.use(securityHeaders(siteInfo(config, 3000), config.server.hstsSubdomains));
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    headers: { "x-forwarded-proto": scheme },
  });
  await new Promise((resolve) => server.close(resolve));
  return headers;
}
const policyWith = async (settings: object) => (await headersWith(settings)).get("content-security-policy") ?? "";
const HTTPS = { site: { baseUrl: "https://example.org" } };

it("no third party is allowed by default", async () => {
  const policy = await policyWith({});
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("frame-src 'none';");
});

it("a configured third party is allowed by its origin", async () => {
  const policy = await policyWith({
    ads: { scriptUrl: "https://ads.example/js/ads.js?client=1" },
    analytics: { scriptUrl: "https://stats.example/script.js" },
  });
  expect(policy).toContain("script-src 'self' https://ads.example https://stats.example;");
  expect(policy).toContain("frame-src https://ads.example;");
});

it("a site on https upgrades insecure requests and allows no photo by http", async () => {
  expect(await policyWith(HTTPS)).toContain("upgrade-insecure-requests");
  expect(await policyWith(HTTPS)).toContain("img-src 'self' data: https:;");
  expect(await policyWith({ site: { baseUrl: "http://example.org" } })).not.toContain("upgrade-insecure-requests");
});

it("a site on https binds browsers to https, also on its subdomains unless they are excluded", async () => {
  const hsts = async (settings: object) => (await headersWith(settings)).get("strict-transport-security");
  expect(await hsts({})).toBeNull();
  expect(await hsts(HTTPS)).toBe("max-age=31536000; includeSubDomains");
  expect(await hsts({ ...HTTPS, server: { hstsSubdomains: false } })).toBe("max-age=31536000");
});

it.each(["/", "/city/Austin", "/api/statistics"])(
  "a response to %s over HTTP does not force HTTPS, so a site without HTTPS keeps its styles",
  async (path) => {
    const headers = await headersWith(HTTPS, path, "http");
    expect(headers.get("strict-transport-security")).toBeNull();
    expect(headers.get("content-security-policy")).not.toContain("upgrade-insecure-requests");
  },
);

it("the policy allows only what it names, and scripts cannot insert HTML", async () => {
  const policy = await policyWith(HTTPS);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default saved-worker");
  const withAds = await policyWith({ ...HTTPS, ads: { scriptUrl: "https://ads.example/ads.js" } });
  expect(withAds).not.toContain("trusted-types");
});

it("the host of another server's tiles may send pictures, and nothing else", async () => {
  const policy = await policyWith({ ...HTTPS, map: { tileUrl: "http://tiles.example/{z}/{x}/{y}.png" } });
  expect(policy).toContain("img-src 'self' data: https: http://tiles.example;");
  expect(policy.split("tiles.example")).toHaveLength(2);
});

it("other sites may show social cards and nothing else", async () => {
  const policyOf = async (path: string) => (await headersWith(HTTPS, path)).get("cross-origin-resource-policy");
  expect(await policyOf("/business/1/card.png")).toBe("cross-origin");
  for (const path of ["/", "/api/businesses", "/business/1"]) expect(await policyOf(path), path).toBe("same-origin");
});

it("photos of other sites are requested without cookies, unless frames of ads are allowed", async () => {
  const policyOf = async (settings: object) => (await headersWith(settings)).get("cross-origin-embedder-policy");
  expect(await policyOf(HTTPS)).toBe("credentialless");
  expect(await policyOf({ ads: { scriptUrl: "https://ads.example/ads.js" } })).toBeNull();
});

it("the style element of an accent color is allowed by its hash, and no other", async () => {
  expect(await policyWith({})).toContain("style-src 'self';");
  const style = /<style>(.*)<\/style>/.exec(accentStyleElement("#8a1538"))?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(await policyWith({ site: { accentColor: "#8A1538" } })).toContain(`style-src 'self' 'sha256-${hash}';`);
});
