import { readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CardDetails } from "#contract/business";
import type { PublicApi } from "#contract/public-api";
import { searchQuerySchema } from "#contract/queries";
import { configSchema } from "../config/config-schema.ts";
import { siteInfo } from "../config/load-config.ts";
import { AppError } from "../errors.ts";
import { createPageApi } from "../queries/public-api.ts";
import type { Store } from "../store/store.ts";
import {
  MADE_UP_BUSINESSES,
  MOMENT,
  madeUpBusiness,
  openMadeUpStore,
} from "../testing/directories/sample-directory.ts";
import { createPageRenderer } from "./render-page.ts";

const HOSTILE = `</script><script>alert(1)</script><!--"'&`;
const hostile = madeUpBusiness({
  placeId: "hostile",
  name: HOSTILE,
  category: HOSTILE,
  description: HOSTILE,
  address: HOSTILE,
  city: HOSTILE,
  phone: HOSTILE,
  photos: [`https://a.example/"onerror="alert(1)`],
  website: "https://a.example/",
  seoTitle: HOSTILE,
  seoDescription: HOSTILE,
  uniqueContent: HOSTILE,
});
const PHOTO = "https://a.example/shop.jpg";
const businesses = Array.from({ length: 45 }, (_, index) =>
  madeUpBusiness({ name: `Corner Shop ${index}`, category: "Corner shop", city: "Oslo", photos: [PHOTO] }),
);
let store: Store;
let api: PublicApi<CardDetails>;
beforeAll(async () => {
  store = await openMadeUpStore([...MADE_UP_BUSINESSES, hostile, ...businesses]);
  api = createPageApi({ store, now: () => MOMENT });
});
afterAll(() => store.close());

function render(path: string) {
  return pageRenderer().render(path);
}

function pageRenderer(from: PublicApi<CardDetails> = api) {
  const site = siteInfo(configSchema.parse({ site: { baseUrl: "https://directory.example" } }), 3000);
  const entries = {
    "web/entry-start.ts": { script: "client/start.js", styles: [], imports: [] },
    "web/entry-client.tsx": { script: "client/entry.js", styles: ["client/entry.css"], imports: [] },
    "web/pages/home/home-view.tsx": { script: "client/home.js", styles: [], imports: ["client/card.js"] },
  };
  const drawings = readdirSync(join(import.meta.dirname, "../../web/images")).filter((name) => name.endsWith(".svg"));
  const images = Object.fromEntries(drawings.map((name) => [`web/images/${name}`, `client/${name}`]));
  return createPageRenderer({ api: from, site, now: () => MOMENT, built: { entries, images } });
}

async function businessNamed(name: string) {
  const [business] = (await api.search(searchQuerySchema.parse({ limit: "1", q: name }))).businesses;
  if (!business) throw new Error(`No business is named ${name}`);
  return business;
}

const tag = (html: string, start: string) => html.match(new RegExp(`<${start}[^>]*>`))?.[0];
const canonical = (html: string) => html.match(/<link rel="canonical" href="([^"]*)"/)?.[1];

describe("the status of a page", () => {
  it.each([
    ["/", 200],
    ["/businesses", 200],
    ["/businesses?page=2", 200],
    ["/businesses?page=4", 404],
    ["/businesses?page=x", 404],
    ["/businesses?sort=latest&unknown=1", 200],
    ["/search?q=pizza&location=Austin", 200],
    ["/search?q=nothing-like-it", 200],
    ["/search", 200],
    ["/city/Oslo", 200],
    ["/city/z%C3%BCrich", 200],
    ["/city/New York", 200],
    ["/city/New%20York", 200],
    ["/city/Atlantis", 404],
    ["/city/Oslo?page=4", 404],
    ["/category/restaurants", 200],
    ["/category/pizza-restaurant", 200],
    ["/category/alchemist", 404],
    ["/cities", 200],
    ["/cities?search=aus", 200],
    ["/business/0", 404],
    ["/business/x", 404],
    ["/business/007", 404],
    ["/business/1e0", 404],
    ["/details/nobody", 404],
    ["/nothing/here", 404],
    ["/%E0%A4%A", 404],
    ["//evil.example/", 404],
  ])("%s is %i", async (path, status) => {
    expect((await render(path)).status).toBe(status);
  });

  it("is 200 for a business by slug and by id, and 301 for any other form", async () => {
    const { slug, id } = await businessNamed("Luigi");
    expect((await render(`/details/${slug}`)).status).toBe(200);
    expect((await render(`/business/${id}`)).status).toBe(200);
    expect(await render(`/details/${slug}-place-L`)).toMatchObject({ status: 301, location: `/details/${slug}` });
  });

  it.each([
    ["/city/Zurigo", "/city/Z%C3%BCrich"],
    ["/category/pizza!!restaurant", "/category/pizza-restaurant"],
    ["/category/pizza%20restaurant?page=1", "/category/pizza-restaurant"],
    ["/category/caf%C3%A9", "/category/cafe"],
    ["/category/Restaurants", "/category/restaurants"],
    ["/category/beauty-&-wellness", "/category/beauty-wellness"],
    ["/category/Corner%20Shop?page=2", "/category/corner-shop?page=2"],
  ])("is 301 for %s, to the canonical URL of the city or category", async (path, location) => {
    expect(await render(path)).toMatchObject({ status: 301, location });
  });

  it("is 301 for a URL with a trailing slash", async () => {
    const { slug } = await businessNamed("Luigi");
    expect(await render(`/details/${slug}/`)).toMatchObject({ status: 301, location: `/details/${slug}` });
    expect(await render("/city/New%20York//?page=1")).toMatchObject({
      status: 301,
      location: "/city/New%20York?page=1",
    });
    for (const path of ["/nothing/", "//about/", "//evil.example/", "//"])
      expect([200, 404], path).toContain((await render(path)).status);
  });

  it("is 503 with the failure page when the data cannot be read", async () => {
    const brokenApi = { ...api, businesses: () => Promise.reject(new AppError("storage", "/inside/mainstreet.db")) };
    const { status, html } = await pageRenderer(brokenApi).render("/businesses");
    expect(status).toBe(503);
    expect(html).toContain("Try again");
    expect(html).not.toContain("mainstreet.db");
  });

  it("is never a 5xx, whatever the path and the query", async () => {
    const start = fc.constantFrom("/", "/city/", "/category/", "/details/", "/business/", "/search?q=", "/businesses?");
    await fc.assert(
      fc.asyncProperty(start, fc.string({ unit: "binary" }), async (prefix, rest) => {
        expect((await render(prefix + rest)).status).toBeLessThan(500);
        expect((await render(prefix + encodeURIComponent(rest.toWellFormed()))).status).toBeLessThan(500);
      }),
      { numRuns: 60 },
    );
  });
});

describe("the head of a page", () => {
  it("has one absolute canonical URL", async () => {
    const { slug, id } = await businessNamed("Luigi");
    for (const path of [`/details/${slug}`, `/business/${id}`])
      expect(canonical((await render(path)).html)).toBe(`https://directory.example/business/${id}`);
    expect(canonical((await render("/city/z%C3%BCrich")).html)).toBe("https://directory.example/city/Z%C3%BCrich");
    expect(canonical((await render("/businesses?page=2")).html)).toBe("https://directory.example/businesses?page=2");
    expect(canonical((await render("/category/pizza-restaurant")).html)).toBe(
      "https://directory.example/category/pizza-restaurant",
    );
    expect(canonical((await render("/category/restaurants")).html)).toBe(
      "https://directory.example/category/restaurants",
    );
    expect(canonical((await render("/nothing")).html)).toBeUndefined();
  });

  it("has the canonical spelling of a city in any case and with any accents", async () => {
    for (const spelling of ["Oslo", "OSLO", "oslo", "%20oslo%20", "%C3%93slo"])
      expect(canonical((await render(`/city/${spelling}?page=2`)).html), spelling).toBe(
        "https://directory.example/city/Oslo?page=2",
      );
  });

  it("is a noindex 200 for a city, category or group with fewer than three businesses", async () => {
    const robots = async (path: string) => {
      const { status, html } = await render(path);
      expect(status, path).toBe(200);
      return tag(html, 'meta name="robots"');
    };
    for (const path of ["/city/Zürich", "/category/dentist", "/category/healthcare", "/category/pizza-restaurant"])
      expect(await robots(path), path).toBe('<meta name="robots" content="noindex, follow">');
    for (const path of ["/city/Austin", "/category/restaurants"]) expect(await robots(path), path).toBeUndefined();
  });

  it("is noindex for searches, filtered and empty lists", async () => {
    const robots = async (path: string) => tag((await render(path)).html, 'meta name="robots"');
    for (const path of ["/search?q=pizza", "/businesses?search=pizza", "/city/Chicago", "/nothing"])
      expect(await robots(path), path).toBe('<meta name="robots" content="noindex, follow">');
    for (const path of ["/", "/businesses", "/businesses?page=2", "/city/Oslo", "/category/restaurants"])
      expect(await robots(path), path).toBeUndefined();
  });
});

describe("a page", () => {
  it("is complete without JavaScript: one heading, businesses, pagination links and GET forms", async () => {
    const { html } = await render("/city/Oslo");
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/<article/g)).toHaveLength(20);
    expect(html).toContain('<a class="');
    expect(html).toMatch(/<a [^>]*href="\/city\/Oslo\?page=2"[^>]*>Next</);
    expect((await render("/")).html).toMatch(/<form [^>]*action="\/search"/);
    expect((await render("/businesses")).html).toMatch(/<form [^>]*action="\/businesses"/);
  });

  it("links the largest cities in its header if the directory has none of the featured ones", async () => {
    const [header = ""] = /<header.*?<\/header>/s.exec((await render("/")).html) ?? [];
    expect(header).toContain('href="/city/Oslo"');
    expect(header).not.toContain("New York");
  });

  it("escapes markup in any field and parameter", async () => {
    const { id } = await businessNamed("alert");
    const paths = [`/business/${id}`, `/businesses?search=${encodeURIComponent(HOSTILE)}`, "/businesses?sort=latest"];
    for (const path of [...paths, `/search?q=${encodeURIComponent(HOSTILE)}`, `/city/${encodeURIComponent(HOSTILE)}`]) {
      const { html } = await render(path);
      expect(html, path).not.toContain("<script>");
      expect(html, path).not.toMatch(/<img[^>]* onerror/);
    }
  });

  it("shows whether a business is open now, in its own time zone", async () => {
    const { slug } = await businessNamed("Luigi");
    expect((await render(`/details/${slug}`)).html).toMatch(/>Open<\/b>/);
    const deletedPage = await render("/details/gone-diner-waco");
    expect(deletedPage.html).toContain("Permanently closed");
    expect(deletedPage.html).not.toMatch(/>Open<\/b>/);
  });

  it("has the same bytes for the same data and minute", async () => {
    expect((await render("/")).html).toBe((await render("/")).html);
  });
});

describe("images above the fold", () => {
  const PRELOAD = /<link rel="preload" as="image" fetchpriority="high" href="\/client\/([^"]+)">/g;
  const preloadedNames = async (path: string) =>
    Array.from((await render(path)).html.matchAll(PRELOAD), ([, name]) => name);

  it("are preloaded where only a style sheet names them", async () => {
    expect(await preloadedNames("/")).toEqual(["street.svg"]);
    expect(await preloadedNames("/about")).toEqual([]);
  });

  it("are the drawings of businesses, below photos too, and load at once", async () => {
    const EAGER = /<img [^>]*loading="eager"[^>]*src="\/drawings\/\d+\/([a-z-]+)-\d+(-street)?\.svg"/g;
    const eagerKinds = async (path: string) =>
      Array.from((await render(path)).html.matchAll(EAGER), ([, kind, format]) => `${kind}${format ?? ""}`);
    const { slug } = await businessNamed("Bright Smiles");
    expect(await eagerKinds(`/details/${slug}`)).toEqual(["dentist-street"]);
    const { slug: withPhoto } = await businessNamed("Corner Shop 1");
    expect((await render(`/details/${withPhoto}`)).html).toContain(`src="${PHOTO}"`);
    expect(await eagerKinds(`/details/${withPhoto}`)).toEqual(["grocery-street"]);
    expect(new Set(await eagerKinds("/category/corner-shop"))).toEqual(new Set(["grocery"]));
  });
});

describe("the cached header and footer", () => {
  it("equal those of an uncached page", async () => {
    const { render: renderNext } = pageRenderer();
    const paths = ["/", "/city/New York", "/city/New%20York", "/category/restaurants", "/cities", "/nothing", "/about"];
    for (const path of [...paths, ...paths]) expect(await renderNext(path), path).toEqual(await render(path));
  });

  it("show the data of the same version as the page", async () => {
    let reads = 0;
    const statistics = () => {
      reads++;
      return api.statistics();
    };
    await pageRenderer({ ...api, statistics }).render("/");
    expect(reads).toBe(1);
  });

  it("follow the data", async () => {
    const growingStore = await openMadeUpStore(MADE_UP_BUSINESSES);
    try {
      const { render: renderNext } = pageRenderer(createPageApi({ store: growingStore, now: () => MOMENT }));
      const footer = async () => (await renderNext("/about")).html.match(/<footer.*<\/footer>/s)?.[0];
      const before = await footer();
      expect(await footer()).toBe(before);
      const { totalBusinesses } = await growingStore.directory.statistics();
      await growingStore.editing.delete([1], { at: MOMENT, actor: "ann", action: "delete" });
      expect(before).toContain(`>${totalBusinesses}<`);
      expect(await footer()).toContain(`>${totalBusinesses - 1}<`);
    } finally {
      await growingStore.close();
    }
  });
});
