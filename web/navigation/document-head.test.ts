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
