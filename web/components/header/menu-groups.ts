import type { CategoryGroup } from "#contract/business";
import { HEADER_CITIES } from "#domain/address/header-cities";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { browseUrl, categoryUrl, citiesUrl } from "#domain/publishing/page-url";

export interface MenuLink {
  label: string;
  href: string;
  /** Whose awning stands beside it. */
  group?: CategoryGroup;
  /** Where it is, in smaller letters. */
  state?: string;
}

export interface MenuGroup {
  title: string;
  links: MenuLink[];
  all: MenuLink;
}

const HEADER_CATEGORIES = 6;

/** The two groups of links in the header, as product.md has them, each with a way to all of its kind. */
export const MENU_GROUPS: readonly MenuGroup[] = [
  {
    title: "Categories",
    links: CATEGORY_GROUPS.slice(0, HEADER_CATEGORIES).map(({ slug, name }) => ({
      label: name,
      href: categoryUrl(slug),
      group: slug,
    })),
    all: { label: "All businesses", href: browseUrl() },
  },
  {
    title: "Cities",
    // the bare name, not encoded
    links: HEADER_CITIES.map(({ name, state }) => ({ label: name, href: `/city/${name}`, state })),
    all: { label: "All cities", href: citiesUrl() },
  },
];

/** `pathname` as the browser has it. */
export function isCurrent({ href }: MenuLink, pathname: string): boolean {
  return href === pathname.replaceAll("%20", " ");
}

/** Which of the links leads to the page that is shown; "" where none does. */
export function currentHref(pathname: string): string {
  const links = MENU_GROUPS.flatMap((menu) => [...menu.links, menu.all]);
  return links.find((link) => isCurrent(link, pathname))?.href ?? "";
}
