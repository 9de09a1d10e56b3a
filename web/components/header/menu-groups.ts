import type { CategoryGroup, FeaturedCity } from "#contract/business";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import { browseUrl, categoryUrl, citiesUrl, cityUrl } from "#domain/publishing/page-url";

export interface MenuLink {
  label: string;
  href: string;
  /** Category group whose awning is drawn beside the link. */
  group?: CategoryGroup;
  /** State of a city, or that nothing is listed in it. */
  note?: string;
}

export interface MenuGroup {
  title: string;
  links: MenuLink[];
  all: MenuLink;
}

const HEADER_CATEGORIES = 6;

const CATEGORY_MENU: MenuGroup = {
  title: "Categories",
  links: CATEGORY_GROUPS.slice(0, HEADER_CATEGORIES).map(({ slug, name }) => ({
    label: name,
    href: categoryUrl(slug),
    group: slug,
  })),
  all: { label: "All businesses", href: browseUrl() },
};

/** Returns the links of the header, shared by menus and drawer. */
export function menuGroups(cities: readonly FeaturedCity[] = []): MenuGroup[] {
  return [
    CATEGORY_MENU,
    { title: "Cities", links: cities.map(cityLink), all: { label: "All cities", href: citiesUrl() } },
  ];
}

/** Matches names that need no encoding in a path. */
const PLAIN_NAME = /^[\w .'-]+$/;

/** Returns the link to a city. Plain names are not percent-encoded, since other sites link to these URLs. */
function cityLink({ name, state, businessCount }: FeaturedCity): MenuLink {
  return {
    label: name,
    href: PLAIN_NAME.test(name) ? `/city/${name}` : cityUrl(name),
    note: businessCount === 0 ? "none yet" : state,
  };
}

/** Tells whether the link leads to the current page. `pathname` is that of `location`. */
export function isCurrent({ href }: MenuLink, pathname: string): boolean {
  return href === pathname || href === pathname.replaceAll("%20", " ");
}

/** Returns the link to the current page, or "". */
export function currentHref(groups: readonly MenuGroup[], pathname: string): string {
  const links = groups.flatMap((menu) => [...menu.links, menu.all]);
  return links.find((link) => isCurrent(link, pathname))?.href ?? "";
}
