import { fnv1a } from "#domain/text/fnv1a";
import { slugify } from "#domain/text/slug";
import type { DescribedBusiness } from "./described-business.ts";

const FIELDS = ["reservationLink", "bookingLink", "orderLink", "menuLink"] as const;
/** Minimum length of a name, since shorter ones are parts of many URLs. */
const MIN_NAME_CHARS = 5;
const MIN_WORD_CHARS = 3;

/** Collects the links of all businesses, to find those that businesses of different names share. */
export function createLinkOwners() {
  /** First words of the names by the hash of the link; "" for several. */
  const owners = new Map<number, string>();
  return {
    add(business: DescribedBusiness): void {
      for (const href of new Set(FIELDS.map((field) => business[field]))) {
        if (!href) continue;
        const [key, owner] = [keyOf(href), brandOf(business.name)];
        owners.set(key, (owners.get(key) ?? owner) === owner ? owner : "");
      }
    },
    isShared: (href: string): boolean => owners.get(keyOf(href)) === "",
  };
}

/** Returns the key of a link, ignoring a trailing slash. */
function keyOf(href: string): number {
  return fnv1a(href.endsWith("/") ? href.slice(0, -1) : href);
}

/** Returns the first word of a name, the brand, whose branches may share a page for orders. */
function brandOf(name: string): string {
  return slugify(name).split("-", 1)[0] ?? "";
}

/** Returns the business without links that others have, too, or whose address names a neighbour rather than itself. */
export function withOwnLinks(
  business: DescribedBusiness,
  isShared: (href: string) => boolean,
  neighbourNames: () => readonly string[],
): DescribedBusiness {
  const foreignFields = FIELDS.filter((field) => {
    const href = business[field];
    return href && (isShared(href) || isOfNeighbour(href, business.name, neighbourNames));
  });
  return foreignFields.length === 0
    ? business
    : { ...business, ...Object.fromEntries(foreignFields.map((field) => [field, null])) };
}

function isOfNeighbour(href: string, name: string, neighbourNames: () => readonly string[]): boolean {
  const address = slugify(decoded(href));
  const isOwn = brandOf(name).length >= MIN_WORD_CHARS && address.includes(brandOf(name));
  if (isOwn || !mayName(href)) return false;
  const slug = slugify(name);
  return neighbourNames().some((other) => {
    const otherSlug = slugify(other);
    return otherSlug.length >= MIN_NAME_CHARS && `-${address}-`.includes(`-${otherSlug}-`) && !slug.includes(otherSlug);
  });
}

/** Matches what stands between the words of a name in a path. */
const BETWEEN_WORDS = /[-_+]|%20/;
/** Characters of `https://`. */
const SCHEME_CHARS = 8;

/** Tells whether the path may hold a name of several words. */
function mayName(href: string): boolean {
  const path = href.indexOf("/", SCHEME_CHARS);
  return path !== -1 && BETWEEN_WORDS.test(href.slice(path));
}

function decoded(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}
