import type { PageHead } from "#domain/page-head";
import { absoluteUrl } from "#domain/page-url";

type HeadTag = [tag: "meta" | "link", key: string, keyValue: string, value: string | undefined];

/** The tags that differ from page to page, each by the attribute that tells it from others; no value: not there. */
export function headTags(head: PageHead, baseUrl: string): HeadTag[] {
  const canonical = head.canonical === null ? undefined : absoluteUrl(baseUrl, head.canonical);
  return [
    ["meta", "name", "description", head.description],
    ["meta", "name", "robots", head.indexed ? undefined : "noindex, follow"],
    ["link", "rel", "canonical", canonical],
    ["meta", "property", "og:title", head.title],
    ["meta", "property", "og:description", head.description],
    ["meta", "property", "og:url", canonical],
    ["meta", "property", "og:image", head.image],
  ];
}

/** Makes the open document's head that of the page now shown. */
export function applyHead(head: PageHead, baseUrl: string): void {
  document.title = head.title;
  for (const [tag, key, keyValue, value] of headTags(head, baseUrl)) {
    const present = document.head.querySelector(`${tag}[${key}="${keyValue}"]`);
    if (value === undefined) {
      present?.remove();
      continue;
    }
    const element = present ?? document.head.appendChild(document.createElement(tag));
    element.setAttribute(key, keyValue);
    element.setAttribute(valueAttribute(tag), value);
  }
}

export function valueAttribute(tag: HeadTag[0]): string {
  return tag === "link" ? "href" : "content";
}
