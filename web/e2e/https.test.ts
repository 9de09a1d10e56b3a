import { once } from "node:events";
import { type IncomingMessage, request, type ServerResponse } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { describe, expect, inject } from "vitest";
import { signIn, toast } from "./support/panel.ts";
import { selfSignedCertificate } from "./support/photo-server.ts";
import { serveDirectory } from "./support/served-directory.ts";
import { test as base } from "./support/test.ts";

type Handle = (req: IncomingMessage, res: ServerResponse) => void;

async function serveTls(handle: Handle) {
  const server = createServer(selfSignedCertificate("localhost"), handle).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `https://localhost:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}

/** Forwards as a reverse proxy does: HTTPS outside, HTTP inside. */
function forwardTo(target: () => string): Handle {
  return (req, res) => {
    const headers = { ...req.headers, "x-forwarded-proto": "https" };
    const forwardedRequest = request(
      target() + (req.url ?? ""),
      // A connection that is used again may be closed by the server just then.
      { method: req.method ?? "GET", headers, agent: false },
      (response) => {
        res.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(res);
      },
    );
    forwardedRequest.on("error", () => res.destroy());
    req.pipe(forwardedRequest);
  };
}

const test = base.extend("site", { scope: "file" }, async ({}, { onCleanup }) => {
  let target = "";
  const proxy = await serveTls(forwardTo(() => target));
  const site = await serveDirectory({
    dataFolder: inject("sampleData"),
    settings: { site: { baseUrl: proxy.url }, server: { trustProxy: true } },
  });
  target = site.url;
  onCleanup(async () => {
    proxy.close();
    await site.close();
  });
  plainUrl = site.url;
  return { url: proxy.url, pid: site.pid };
});
/** URL of the server behind the proxy. */
let plainUrl = "";
const OPTIONS = { ignoreHTTPSErrors: true };

describe("behind a proxy with HTTPS", () => {
  test("a photo of another host is shown", async ({ visit }) => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="6" height="9"><path d="M0 0h60v90H0z"/></svg>';
    const photos = await serveTls((_, res) => void res.writeHead(200, { "content-type": "image/svg+xml" }).end(svg));
    const page = await visit("/", OPTIONS);
    const widthOf = (src: string) =>
      page.evaluate(async (url) => {
        const image = Object.assign(new Image(), { src: url });
        await image.decode();
        return image.naturalWidth;
      }, src);
    // Hosts of photos send no Cross-Origin-Resource-Policy.
    await expect.poll(() => widthOf(`${photos.url}/photo.svg`)).toBe(6);
    photos.close();
  });

  test("no script can make HTML of a text", async ({ visit, allowMessages }) => {
    allowMessages(/TrustedHTML|Trusted Type/);
    for (const path of ["/", "/admin-login"]) {
      const page = await visit(path, OPTIONS);
      const thrown = await page.evaluate(() => {
        try {
          document.createElement("p").innerHTML = "<img src=x onerror=alert(1)>";
          return "nothing";
        } catch (error) {
          return (error as Error).name;
        }
      });
      expect(thrown, path).toBe("TypeError");
    }
  });

  test("the administrator signs in by cookies that are bound to the host, and the panel works", async ({ visit }) => {
    const page = await visit("/admin-login", OPTIONS);
    await signIn(page);
    await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name).toSorted()).toEqual([
      "__Host-mainstreet.device",
      "__Host-mainstreet.device.sig",
      "__Host-mainstreet.session",
      "__Host-mainstreet.session.sig",
    ]);
    for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: "Strict" });
    await page.getByRole("tab", { name: "Businesses" }).click();
    await page.getByRole("combobox").first().click();
    await page.getByRole("option").first().waitFor();
  });

  test("who opens the panel by HTTP sees it, and reads where to go instead", async ({
    openContext,
    site,
    allowMessages,
  }) => {
    allowMessages(/status of 40[13]/);
    const page = await (await openContext({ baseURL: plainUrl })).newPage();
    await page.goto("/admin-login");
    const notice = page.getByText("Nobody can log in by HTTP here.");
    await notice.waitFor();
    await expect.poll(() => notice.getByRole("link").getAttribute("href")).toBe(`${site.url}/admin-login`);
    await expect.poll(() => notice.evaluate((element) => getComputedStyle(element).textAlign)).toBe("center");
    await signIn(page);
    await toast(page, `open ${site.url}/admin-login instead`);
  });
});
