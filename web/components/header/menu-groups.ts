import type { CategoryGroup } from "#contract/business";
import { HEADER_CITIES } from "#domain/address/header-cities";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { browseUrl, categoryUrl, citiesUrl } from "#domain/publishing/page-url";

export interface MenuLink {
  label: string;
  href: string;
  /** Category group whose awning is drawn beside the link. */
  group?: CategoryGroup;
  /** State of a city. */
  state?: string;
}

export interface MenuGroup {
  title: string;
  links: MenuLink[];
  all: MenuLink;
}

const HEADER_CATEGORIES = 6;

/** Links of the header, shared by menus and drawer. */
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
    // The names are not percent-encoded: other sites link to these addresses as they stand.
    links: HEADER_CITIES.map(({ name, state }) => ({ label: name, href: `/city/${name}`, state })),
    all: { label: "All cities", href: citiesUrl() },
  },
];

/** Tells whether the link leads to the current page. `pathname` is that of `location`. */
export function isCurrent({ href }: MenuLink, pathname: string): boolean {
  return href === pathname.replaceAll("%20", " ");
}

/** Returns the link to the current page, or "". */
export function currentHref(pathname: string): string {
  const links = MENU_GROUPS.flatMap((menu) => [...menu.links, menu.all]);
  return links.find((link) => isCurrent(link, pathname))?.href ?? "";
}
