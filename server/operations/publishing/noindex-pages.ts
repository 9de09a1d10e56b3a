import type { NoindexPages } from "#contract/seo/site-health";
import { MIN_LISTED_BUSINESSES, type NoindexReason } from "#domain/publishing/indexing";
import { businessUrl, categoryUrl, cityUrl } from "#domain/publishing/page-url";
import type { IndexablePages } from "../../queries/indexable-pages.ts";
import type { Page } from "../../store/port/directory.ts";
import type { Store } from "../../store/store.ts";

export interface NoindexCount {
  reason: NoindexReason;
  pages: number;
}

/** Counts noindex pages by reason, most first. Reasons without pages are left out. */
export async function noindexCounts(
  store: Pick<Store, "search">,
  indexablePages: IndexablePages,
): Promise<NoindexCount[]> {
  const { totalCount } = await store.search.thinLists(MIN_LISTED_BUSINESSES, { limit: 0, offset: 0 });
  const businesses = [...indexablePages.noindex].map(([reason, ids]) => ({ reason, pages: ids.length }));
  const counts: NoindexCount[] = [...businesses, { reason: "too-few-businesses", pages: totalCount }];
  return counts.filter(({ pages }) => pages > 0).toSorted((a, b) => b.pages - a.pages);
}

/** Lists the pages that are noindex for this reason: businesses by id, then lists. */
export async function noindexPages(
  store: Pick<Store, "directory" | "search">,
  indexablePages: IndexablePages,
  { reason, limit, offset }: Page & { reason: NoindexReason },
): Promise<NoindexPages> {
  if (reason === "too-few-businesses") {
    const { lists, totalCount } = await store.search.thinLists(MIN_LISTED_BUSINESSES, { limit, offset });
    const pages = lists.map(({ kind, name, slug }) => ({
      name,
      href: kind === "city" ? cityUrl(name) : categoryUrl(slug),
    }));
    return { pages, totalCount };
  }
  const ids = indexablePages.noindex.get(reason) ?? [];
  const businesses = await store.directory.businessesByIds(ids.slice(offset, offset + limit));
  return { pages: businesses.map(({ name, slug }) => ({ name, href: businessUrl(slug) })), totalCount: ids.length };
}
