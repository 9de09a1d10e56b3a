import { isDeepStrictEqual } from "node:util";
import type { Page } from "playwright-core";
import { describe, expect } from "vitest";
import { matchPage } from "../navigation/match-page.ts";
import { publicRoutes } from "../routes.tsx";
import { ADDRESSES, type Address } from "./support/addresses.ts";
import { goTo, resize, test } from "./support/test.ts";

/** Returns headings, landmarks, links and forms of a page, rendered by the server or the browser. */
function pageContent(page: Page) {
  return page.evaluate(() => {
    const all = <Kind extends Element>(selector: string) => [...document.querySelectorAll<Kind>(selector)];
    const pathOf = (url: string | null) => new URL(url ?? "", location.href).href.replace(location.origin, "");
    return {
      headings: all<HTMLElement>("h1").map((heading) => heading.innerText),
      landmarks: ["header", "main", "footer", "nav"].filter((name) => all(name).length === 0),
      links: all("a[href]").map((link) => pathOf(link.getAttribute("href"))),
      forms: all<HTMLFormElement>("form").map((form) => ({
        action: pathOf(form.getAttribute("action")),
        fields: all<HTMLInputElement>("input[name], select[name]").flatMap((field) =>
          field.form === form ? [field.name] : [],
        ),
      })),
    };
  });
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

function headingOf({ heading }: Address) {
  return typeof heading === "string" ? heading : expect.stringMatching(heading);
}

test("every page of the routes has an address here", () => {
  const testedRoutes = new Set(
    ADDRESSES.map(({ path }) => matchPage(new URL(path, "http://x").pathname, "").route?.path),
  );
  expect(publicRoutes.map(({ path }) => path).filter((path) => !testedRoutes.has(path))).toEqual([]);
});

describe("every page", () => {
  test.for(ADDRESSES)(
    "$path is $status, complete without JavaScript, and hydrates without a console message",
    async (address, { visit }) => {
      const staticPage = await visit(address.path, { status: address.status, javaScriptEnabled: false });
      const hydratedPage = await visit(address.path, { status: address.status });
      await expect.poll(() => pageContent(staticPage)).toMatchObject({ headings: [headingOf(address)], landmarks: [] });
      // Places open and close between two requests, so that both pages may have to be loaded again.
      const differentContent = async () => {
        const [withoutScript, withScript] = [await pageContent(staticPage), await pageContent(hydratedPage)];
        if (isDeepStrictEqual(withScript, withoutScript)) return undefined;
        await staticPage.reload();
        await goTo(hydratedPage, address.path);
        return { withoutScript, withScript };
      };
      await expect.poll(differentContent).toBeUndefined();
      for (const page of [staticPage, hydratedPage]) {
        await resize(page, 320, 640);
        await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
      }
    },
  );

  test("has a title and a description of its own where it may be listed", async ({ site }) => {
    const heads = await Promise.all(
      ADDRESSES.filter(({ status }) => status === 200).map(async ({ path }) => {
        const html = await (await fetch(site.url + path)).text();
        const title = /<title>([^<]*)/.exec(html)?.[1];
        const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1];
        return { path, title, description, indexed: !html.includes('name="robots"') };
      }),
    );
    const indexedHeads = heads.filter(({ indexed }) => indexed);
    expect(indexedHeads.length).toBeGreaterThan(10);
    for (const key of ["title", "description"] as const) {
      expect(heads.filter((head) => !head[key])).toEqual([]);
      expect(new Set(indexedHeads.map((head) => head[key])).size, key).toBe(indexedHeads.length);
    }
  });
});

describe("a visit", () => {
  test("stores only scroll positions in the browser, and requests nothing from other servers", async ({
    visit,
    site,
  }) => {
    const page = await visit("/");
    const otherErrors: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith(site.url) && !request.url().startsWith("data:")) otherErrors.push(request.url());
    });
    for (const path of ["/businesses", "/business/1", "/search?q=pizza", "/contact"])
      await page.goto(path, { waitUntil: "networkidle" });
    expect(otherErrors).toEqual([]);
    const cookies = await page.context().cookies();
    expect(cookies).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => [Object.keys(localStorage), Object.keys(sessionStorage)]))
      .toEqual([[], ["scroll-positions"]]);
  });
});

describe("when the data of a page cannot be loaded", () => {
  test.for([500, 503])("a %i shows an error, and a retry shows the page", async (status, { visit, allowMessages }) => {
    allowMessages(/status of 50[03]/);
    const page = await visit("/about");
    await page.route("**/api/**", (route) => route.fulfill({ status, contentType: "application/json", body: "{}" }));
    await page.getByRole("contentinfo").getByRole("link", { name: "View All Cities" }).click();
    await page.getByRole("heading", { level: 1, name: "Error Loading Cities" }).waitFor();
    await page.unroute("**/api/**");
    await page.getByRole("link", { name: "Try again" }).click();
    await page.getByRole("heading", { level: 1, name: "All cities" }).waitFor();
  });
});
