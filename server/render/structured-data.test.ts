import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { configSchema } from "../config/config-schema.ts";
import { siteInfo } from "../config/load-config.ts";
import { createPageApi } from "../queries/public-api.ts";
import type { Store } from "../store/store.ts";
import {
  MADE_UP_BUSINESSES,
  MOMENT,
  madeUpBusiness,
  openMadeUpStore,
} from "../testing/directories/sample-directory.ts";
import { createVocabularyCheck } from "../testing/schema-vocabulary.ts";
import { createPageRenderer } from "./render-page.ts";

const complete = madeUpBusiness({
  name: "Complete </script> “Café” & Co",
  category: "Coffee shop",
  city: "Oslo",
  description: "Coffee.",
  address: "1 Example Street",
  phone: "555-0100",
  phoneE164: "+15555550100",
  website: "https://coffee.example/",
  photos: ["https://photos.example/1.jpg"],
  openingHours: { Monday: "8:00 AM - 12:00 PM, 4:00 PM - 1:00 AM", Tuesday: "Open 24 hours", Sunday: "Closed" },
  latitude: 59.91,
  longitude: 10.75,
  locationLink: "https://maps.example/1",
});
const bareBusiness = madeUpBusiness({ name: "Bare", category: "Dentist", city: "", reviewCount: 0 });
const businesses = Array.from({ length: 30 }, (_, index) =>
  madeUpBusiness({ name: `Corner Shop ${index}`, category: "Corner shop", city: "Oslo" }),
);

let store: Store;
let render: (path: string) => Promise<string>;
beforeAll(async () => {
  store = await openMadeUpStore([...MADE_UP_BUSINESSES, complete, bareBusiness, ...businesses]);
  const renderer = createPageRenderer({
    api: createPageApi({ store, now: () => MOMENT }),
    site: siteInfo(configSchema.parse({ site: { baseUrl: "https://directory.example" } }), 3000),
    now: () => MOMENT,
    built: {
      entries: {
        "web/entry-start.ts": { script: "client/start.js", styles: [], imports: [] },
        "web/entry-client.tsx": { script: "client/entry.js", styles: [], imports: [] },
      },
      images: {},
    },
  });
  render = async (path) => (await renderer.render(path)).html;
});
afterAll(() => store.close());

interface Node {
  "@type": string;
  [property: string]: unknown;
}

async function graphOf(path: string): Promise<Node[]> {
  const text = (await render(path)).match(/<script type="application\/ld\+json">(.*?)<\/script>/)?.[1];
  return text === undefined ? [] : JSON.parse(text)["@graph"];
}

const typesOf = async (path: string) => (await graphOf(path)).map((node) => node["@type"]);
const unknownTerms = createVocabularyCheck();

describe("structured data", () => {
  it.each([
    ["/", ["WebSite", "Organization"]],
    ["/businesses", ["ItemList"]],
    ["/businesses?page=2", ["ItemList"]],
    ["/city/Oslo", ["ItemList", "BreadcrumbList"]],
    ["/city/Oslo?page=2", ["ItemList", "BreadcrumbList"]],
    ["/category/corner-shop", ["ItemList", "BreadcrumbList"]],
    ["/category/restaurants", ["ItemList", "BreadcrumbList"]],
    ["/city/Oslo/corner-shop", ["ItemList", "BreadcrumbList"]],
    ["/cities", ["ItemList"]],
    ["/about", ["BreadcrumbList"]],
    ["/terms-of-service", ["BreadcrumbList"]],
    ["/details/complete-script-cafe-co-oslo", ["CafeOrCoffeeShop", "BreadcrumbList"]],
    ["/details/bright-smiles-austin", ["Dentist", "BreadcrumbList"]],
  ])("of %s is %j, in schema.org's vocabulary", async (path, types) => {
    expect(await typesOf(path)).toEqual(types);
    expect(unknownTerms(await graphOf(path))).toEqual([]);
  });

  it("is absent on noindex pages", async () => {
    for (const path of ["/search?q=pizza", "/businesses?search=pizza", "/city/Chicago", "/details/bare", "/nothing"])
      expect(await typesOf(path), path).toEqual([]);
  });

  it("has no ratings, since they are not our own", async () => {
    expect(JSON.stringify(await graphOf("/details/luigis-pizza-austin"))).not.toMatch(/rating|review/i);
  });

  it.each([
    ["/city/Oslo", "/city/Oslo"],
    ["/category/corner-shop", "/category/corner-shop"],
    ["/city/Oslo/corner-shop", "/city/Oslo/corner-shop"],
    ["/details/luigis-pizza-austin", "/business/1"],
  ])("has the visible breadcrumb of %s, ending with its canonical URL", async (path, canonical) => {
    const trail = (await graphOf(path)).find((node) => node["@type"] === "BreadcrumbList");
    const steps = trail?.itemListElement as { name: string; item: string }[];
    const [, breadcrumbHtml = ""] = /<nav [^>]*aria-label="Breadcrumb">(.*?)<\/nav>/s.exec(await render(path)) ?? [];
    const links = [...breadcrumbHtml.matchAll(/<a href="([^"]*)">([^<]*)<\/a>/g)];
    expect(links.length).toBeGreaterThan(1);
    expect(steps.slice(0, -1)).toMatchObject(
      links.map(([, href, name]) => ({ name, item: `https://directory.example${href}` })),
    );
    expect(steps.at(-1)?.item).toBe(`https://directory.example${canonical}`);
  });

  it("numbers the items of a list across its pages", async () => {
    const [list] = (await graphOf("/city/Oslo?page=2")) as unknown as [
      { numberOfItems: number; itemListElement: { position: number; url: string }[] },
    ];
    expect(list.numberOfItems).toBe(31);
    expect(list.itemListElement.map(({ position }) => position)).toEqual([...Array(11).keys()].map((n) => n + 21));
    expect(list.itemListElement[0]?.url).toMatch(/^https:\/\/directory\.example\/details\/corner-shop-/);
  });
});

describe("the check against schema.org's vocabulary", () => {
  it("finds nested unknown types and properties", () => {
    expect(unknownTerms({ "@type": "PizzaPlace", name: "Luigi's" })).toEqual(["There is no type PizzaPlace"]);
    expect(unknownTerms([{ "@type": "Dentist", name: "B", makesOffer: { "@type": "Offer", cost: 1 } }])).toEqual([
      "Offer has no property cost",
    ]);
  });
});
