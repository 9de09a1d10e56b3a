import { ENOUGH_FOR_A_LIST, type HeldBackReason } from "#domain/publishing/indexing";
import { businessUrl, categoryUrl, cityUrl } from "#domain/publishing/page-url";
import type { PageSurvey } from "../../queries/indexable-pages.ts";
import type { Page, Store } from "../../store/store.ts";

export interface HeldBackCount {
  reason: HeldBackReason;
  pages: number;
}

export interface HeldBackPage {
  /** Of the business, city or category. */
  name: string;
  /** A path from the root. */
  href: string;
}

type Lists = Pick<Store, "smallLists">;

/** How many pages are kept from search engines, by reason, most first. Reasons that hold for none are left out. */
export async function heldBackCounts(store: Lists, survey: PageSurvey): Promise<HeldBackCount[]> {
  const { totalCount } = await store.smallLists(ENOUGH_FOR_A_LIST, { limit: 0, offset: 0 });
  const businesses = [...survey.heldBack].map(([reason, ids]) => ({ reason, pages: ids.length }));
  const counts: HeldBackCount[] = [...businesses, { reason: "too-few-businesses", pages: totalCount }];
  return counts.filter(({ pages }) => pages > 0).toSorted((a, b) => b.pages - a.pages);
}

/** The pages that are kept from search engines for this reason: businesses in the order in which they came, then lists. */
export async function heldBackPages(
  store: Lists & Pick<Store, "businessesByIds">,
  survey: PageSurvey,
  { reason, limit, offset }: Page & { reason: HeldBackReason },
): Promise<{ pages: HeldBackPage[]; totalCount: number }> {
  if (reason === "too-few-businesses") {
    const { lists, totalCount } = await store.smallLists(ENOUGH_FOR_A_LIST, { limit, offset });
    const pages = lists.map(({ kind, name, slug }) => ({
      name,
      href: kind === "city" ? cityUrl(name) : categoryUrl(slug),
    }));
    return { pages, totalCount };
  }
  const ids = survey.heldBack.get(reason) ?? [];
  const businesses = await store.businessesByIds(ids.slice(offset, offset + limit));
  return { pages: businesses.map(({ name, slug }) => ({ name, href: businessUrl(slug) })), totalCount: ids.length };
}
