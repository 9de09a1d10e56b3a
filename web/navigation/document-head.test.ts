import { expect, it } from "vitest";
import type { PageHead } from "#domain/publishing/page-head";
import { headTags } from "./document-head.ts";

const site = { name: "Mainstreet", baseUrl: "https://directory.example/town" };
const page: PageHead = { title: "Luigi's Pizza", description: "", canonical: "/business/1", indexed: true };

function pictureTags(image: PageHead["image"]) {
  const tags = headTags({ ...page, ...(image && { image }) }, site);
  return Object.fromEntries(
    tags.flatMap(([, , name, value]) =>
      /^(og:image|twitter:)/.test(name) && value !== undefined ? [[name, value]] : [],
    ),
  );
}

it("a page without a photo names the card drawn for it, with its size", () => {
  expect(pictureTags({ url: "/business/1/card.png", alt: "Luigi's Pizza" })).toEqual({
    "og:image": "https://directory.example/town/business/1/card.png",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "Luigi's Pizza",
    "twitter:card": "summary_large_image",
  });
});

it("a photo is listed with its original URL and no size", () => {
  expect(pictureTags({ url: "https://a.example/1.jpg", alt: "Luigi's Pizza" })).toEqual({
    "og:image": "https://a.example/1.jpg",
    "og:image:alt": "Luigi's Pizza",
    "twitter:card": "summary_large_image",
  });
});

it("any other page names the site's card", () => {
  expect(pictureTags(undefined)).toMatchObject({
    "og:image": "https://directory.example/town/card.png",
    "og:image:alt": "Mainstreet",
  });
});

const alternates = (head: Partial<PageHead>) =>
  headTags({ ...page, ...head }, site).flatMap(([, key, type, href]) => (key === "type" && href ? [[type, href]] : []));

it.each([
  ["/businesses", "/feed/businesses"],
  ["/search?q=pizza&location=Bern&openNow=1", "/feed/search?q=pizza&location=Bern&openNow=1"],
  ["/city/Z%C3%BCrich/bakery?sort=rating&page=2", "/feed/city/Z%C3%BCrich/bakery"],
  ["/category/bakery?minRating=4&page=3", "/feed/category/bakery?minRating=4"],
])("the list %s names its feed", (canonical, feed) => {
  expect(alternates({ canonical })).toEqual([["application/atom+xml", `https://directory.example/town${feed}`]]);
});

it.each(["/", "/business/1", "/cities", "/about", null])("%s has no feed", (canonical) => {
  expect(alternates({ canonical })).toEqual([]);
});

it("a page that other sites may show names its oEmbed response", () => {
  expect(alternates({ oembed: "/oembed?url=x" })).toEqual([
    ["application/json+oembed", "https://directory.example/town/oembed?url=x"],
  ]);
});
