import { slugify } from "#domain/text/slug";

/** Number of characters of the place id at the end of a details link; a shorter place id is included whole. */
export const LINK_SUFFIX_CHARS = 7;
/** Maximum number of businesses that a details link is compared with. */
export const MAX_LINK_CANDIDATES = 2_000;

/** A business that a details link may lead to. */
export interface LinkTarget {
  id: number;
  placeId: string;
  slug: string;
  name: string;
}

/** A details link, split before what may be a place id or an id. */
export interface LinkParts {
  head: string;
  tail: string;
}

/** Splits `{slug or name with hyphens}-{first 7 characters of the place id}`, longest tail first. */
export function placeIdLinks(link: string): LinkParts[] {
  const parts: LinkParts[] = [];
  for (let length = LINK_SUFFIX_CHARS; length > 0; length--) {
    if (link.at(-length - 1) === "-") parts.push({ head: link.slice(0, -length - 1), tail: link.slice(-length) });
  }
  return parts;
}

/** Splits `{slug or name with hyphens}-{id}`. */
export function idLink(link: string): { head: string; id: number } | undefined {
  const [, head = "", digits = ""] = /^(.*)-(\d{1,7})$/s.exec(link) ?? [];
  return digits === "" ? undefined : { head, id: Number(digits) };
}

/** Tells whether a link leads to the business. Ignores case. */
export function fitsLink(target: LinkTarget, { head, tail }: LinkParts): boolean {
  return target.placeId.slice(0, LINK_SUFFIX_CHARS).toLowerCase() === tail.toLowerCase() && hasName(target, head);
}

export function hasName({ slug, name }: Pick<LinkTarget, "slug" | "name">, head: string): boolean {
  if (slug === head.toLowerCase()) return true;
  const hyphenate = (text: string) => text.toLowerCase().replace(/\s+/g, "-");
  return hyphenate(name) === hyphenate(head) || (slugify(name) !== "" && slugify(name) === slugify(head));
}
