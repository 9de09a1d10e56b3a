import type {
  BreadcrumbListLeaf,
  ItemListLeaf,
  OrganizationLeaf,
  SearchActionLeaf,
  WebSiteLeaf,
  WithActionConstraints,
} from "schema-dts";
import type { SiteInfo } from "#contract/site";
import { absoluteUrl, homeUrl } from "#domain/publishing/page-url";
import { largeLogo } from "#domain/publishing/site-icons";

type NamedPath = readonly [name: string, path: string];

/** Makes breadcrumbs from `[name, path]` steps, the home page first. */
export function breadcrumbs(baseUrl: string, steps: readonly NamedPath[]): BreadcrumbListLeaf {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(([name, path], index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absoluteUrl(baseUrl, path),
    })),
  };
}

export interface ListedItems {
  name: string;
  /** Items on this page. */
  items: readonly NamedPath[];
  /** Number of items on all pages. */
  totalCount: number;
  /** Number of items before this page. */
  offset: number;
}

/** Describes one page of a list; positions continue from page to page. */
export function itemList(baseUrl: string, { name, items, totalCount, offset }: ListedItems): ItemListLeaf {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: totalCount,
    itemListElement: items.map(([itemName, path], index) => ({
      "@type": "ListItem",
      position: offset + index + 1,
      name: itemName,
      url: absoluteUrl(baseUrl, path),
    })),
  };
}

type SearchableSite = WebSiteLeaf & { potentialAction: WithActionConstraints<SearchActionLeaf> };
type Site = Pick<SiteInfo, "name" | "tagline" | "baseUrl" | "social" | "logo">;

/** Describes the site, its search and its publisher, for the home page. */
export function webSite({ name, tagline, baseUrl, social, logo }: Site): [SearchableSite, OrganizationLeaf] {
  const profiles = Object.values(social).filter((link) => link !== "#");
  const publisher = `${baseUrl}/#organization`;
  const url = absoluteUrl(baseUrl, homeUrl);
  return [
    {
      "@type": "WebSite",
      "@id": `${baseUrl}/#website`,
      url,
      name,
      description: tagline,
      publisher: { "@id": publisher },
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${baseUrl}/search?q={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
    {
      "@type": "Organization",
      "@id": publisher,
      name,
      url,
      logo: absoluteUrl(baseUrl, largeLogo(logo)),
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
  ];
}
