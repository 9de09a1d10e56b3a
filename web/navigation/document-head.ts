import type { SiteInfo } from "#contract/site";
import type { PageHead } from "#domain/publishing/page-head";
import { absoluteUrl, listFeedUrl, siteCardUrl } from "#domain/publishing/page-url";

/** A link that is known by its type is an alternate of the page. */
type HeadTag = [tag: "meta" | "link", key: string, keyValue: string, value: string | undefined];
type Site = Pick<SiteInfo, "name" | "baseUrl">;

/** Matches the canonical address of a list of businesses. */
const LIST_URL = /^\/(?:businesses|search|(?:city|category)\/[^?]+)(?:\?|$)/;

/** Returns the head tags that differ between pages, each by its identifying attribute; a tag without a value is left out. */
export function headTags(head: PageHead, { name, baseUrl }: Site): HeadTag[] {
  const absolute = (address: string | null | undefined) => (address ? absoluteUrl(baseUrl, address) : undefined);
  const { place, image = { url: siteCardUrl, alt: name } } = head;
  // Pictures of this site are social cards, all of one size.
  const isCard = image.url.startsWith("/");
  const canonicalHref = absolute(head.canonical);
  return [
    ["meta", "name", "description", head.description],
    ["meta", "name", "robots", head.indexed ? undefined : "noindex, follow"],
    ["link", "rel", "canonical", canonicalHref],
    ["link", "rel", "prev", absolute(head.previous)],
    ["link", "rel", "next", absolute(head.next)],
    [
      "link",
      "type",
      "application/atom+xml",
      LIST_URL.test(head.canonical ?? "") ? absolute(listFeedUrl(head.canonical ?? "")) : undefined,
    ],
    ["link", "type", "application/json+oembed", absolute(head.oembed)],
    // Open Graph has no type for a business but "place".
    ["meta", "property", "og:type", place ? "place" : "website"],
    ["meta", "property", "place:location:latitude", place && String(place.latitude)],
    ["meta", "property", "place:location:longitude", place && String(place.longitude)],
    ["meta", "property", "og:title", head.title],
    ["meta", "property", "og:description", head.description],
    ["meta", "property", "og:url", canonicalHref],
    ["meta", "property", "og:image", absolute(image.url)],
    ["meta", "property", "og:image:width", isCard ? "1200" : undefined],
    ["meta", "property", "og:image:height", isCard ? "630" : undefined],
    ["meta", "property", "og:image:alt", image.alt],
    ["meta", "name", "twitter:card", "summary_large_image"],
  ];
}

/** Updates the document's head for the current page, and removes structured data of another page. */
export function applyHead(head: PageHead, site: Site): void {
  const previousCanonical = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.getAttribute("href");
  document.title = head.title;
  for (const [tag, key, keyValue, value] of headTags(head, site)) {
    const existingElement = document.head.querySelector(`${tag}[${key}="${keyValue}"]`);
    if (value === undefined) {
      existingElement?.remove();
      continue;
    }
    const element = existingElement ?? document.head.appendChild(document.createElement(tag));
    if (key === "type") element.setAttribute("rel", "alternate");
    element.setAttribute(key, keyValue);
    element.setAttribute(valueAttribute(tag), value);
    if (keyValue === "canonical" && value !== previousCanonical) removeStructuredData();
  }
  if (head.canonical === null) removeStructuredData();
}

function removeStructuredData(): void {
  document.head.querySelector('script[type="application/ld+json"]')?.remove();
}

export function valueAttribute(tag: HeadTag[0]): string {
  return tag === "link" ? "href" : "content";
}
