import { slugify } from "#domain/text/slug";

/** Characters of the place id at the end of a details link; all of a shorter one. */
export const LINK_SUFFIX = 7;
/** Businesses that a details link is compared with. */
export const MAX_LINK_CANDIDATES = 2_000;

/** What tells whether a details link is that of a business. */
export interface LinkTarget {
  id: number;
  placeId: string;
  slug: string;
  name: string;
}

/** A details link, cut before what may be the end of a place id or an id. */
export interface LinkParts {
  head: string;
  tail: string;
}

/** Cuts `{slug or name with hyphens}-{first 7 characters of the place id}`, longest end first. */
export function placeIdLinks(link: string): LinkParts[] {
  const parts: LinkParts[] = [];
  for (let length = LINK_SUFFIX; length > 0; length--) {
    if (link.at(-length - 1) === "-") parts.push({ head: link.slice(0, -length - 1), tail: link.slice(-length) });
  }
  return parts;
}

/** Cuts `{slug or name with hyphens}-{id}`. */
export function idLink(link: string): { head: string; id: number } | undefined {
  const [, head = "", digits = ""] = /^(.*)-(\d{1,7})$/s.exec(link) ?? [];
  return digits === "" ? undefined : { head, id: Number(digits) };
}

/** Whether a link is that of the business, in any case. */
export function fitsLink(target: LinkTarget, { head, tail }: LinkParts): boolean {
  return target.placeId.slice(0, LINK_SUFFIX).toLowerCase() === tail.toLowerCase() && hasName(target, head);
}

export function hasName({ slug, name }: Pick<LinkTarget, "slug" | "name">, head: string): boolean {
  if (slug === head.toLowerCase()) return true;
  const hyphenate = (text: string) => text.toLowerCase().replace(/\s+/g, "-");
  return hyphenate(name) === hyphenate(head) || (slugify(name) !== "" && slugify(name) === slugify(head));
}
