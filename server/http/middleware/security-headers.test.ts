import { once } from "node:events";
import type { AddressInfo } from "node:net";
import Koa from "koa";
import { expect, it } from "vitest";
import { configSchema } from "../../config/config-schema.ts";
import { siteInfo } from "../../config/load-config.ts";
import { securityHeaders } from "./security-headers.ts";

async function policyWith(settings: object): Promise<string> {
  const app = new Koa();
  app.use(securityHeaders(siteInfo(configSchema.parse(settings), 3000)));
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await new Promise((resolve) => server.close(resolve));
  return headers.get("content-security-policy") ?? "";
}

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

it("a site on https upgrades insecure requests", async () => {
  expect(await policyWith({ site: { baseUrl: "https://example.org" } })).toContain("upgrade-insecure-requests");
  expect(await policyWith({ site: { baseUrl: "http://example.org" } })).not.toContain("upgrade-insecure-requests");
});
