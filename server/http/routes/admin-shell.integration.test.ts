import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type MadeUpDirectory, serveMadeUpDirectory } from "../../testing/directories/sample-directory.ts";

let directory: MadeUpDirectory;
beforeAll(async () => {
  directory = await serveMadeUpDirectory();
});
afterAll(() => directory.close());

const request = (path: string, init?: RequestInit) => fetch(directory.url + path, init);

describe("the admin shell", () => {
  it.each(["/admin", "/admin-login", "/admin-panel", "/admin-panel?tab=import", "/admin/dashboard"])(
    "is at %s, not cached and noindex",
    async (path) => {
      const response = await request(path);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
      const html = await response.text();
      expect(html).toContain('<meta name="robots" content="noindex, nofollow">');
      expect(html).toMatch(/src="\/client\/entry-admin-\w+\.js"/);
    },
  );

  it("allows style elements only with a new nonce for each response", async () => {
    const nonces = await Promise.all(
      ["/admin", "/admin"].map(async (path) => {
        const response = await request(path);
        const [, nonce = ""] = (await response.text()).match(/nonce="([^"]+)"/) ?? [];
        expect(response.headers.get("content-security-policy")).toContain(`style-src 'self' 'nonce-${nonce}';`);
        return nonce;
      }),
    );
    expect(nonces[0]).not.toBe("");
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it("says by HTTP where a site on HTTPS is, and loads its styles all the same", async () => {
    const settings = { site: { baseUrl: "https://directory.example" }, server: { trustProxy: true } };
    const site = await serveMadeUpDirectory(undefined, undefined, settings);
    const shell = async (scheme: string) => {
      const response = await fetch(`${site.url}/admin-login`, { headers: { "x-forwarded-proto": scheme } });
      return { policy: response.headers.get("content-security-policy"), html: await response.text() };
    };
    const link = '<a href="https://directory.example/admin-login">https://directory.example/admin-login</a>';
    const [insecure, secure] = [await shell("http"), await shell("https")];
    expect(insecure.html).toContain(`Nobody can log in by HTTP here. Open ${link} instead.`);
    expect(insecure.policy).not.toContain("upgrade-insecure-requests");
    expect(secure.html).not.toContain("https-notice");
    expect(secure.policy).toContain("upgrade-insecure-requests");
    expect(await (await request("/admin-login")).text()).not.toContain("https-notice");
    await site.close();
  });

  it("is read-only and loads nothing of the public pages", async () => {
    expect((await request("/admin-panel", { method: "POST" })).status).toBe(405);
    expect(await (await request("/admin/elsewhere")).text()).toBe("");
  });
});
