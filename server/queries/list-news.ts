import type { PublicApi } from "#contract/public-api";
import type { SearchQuery } from "#contract/queries";
import type { FeedEntry } from "#domain/publishing/atom-xml";
import type { VisitorStore } from "../store/port/replicas.ts";
import { combinedFilter } from "./search/conditions.ts";
import type { Searcher } from "./search/create-searcher.ts";

/** Number of entries of a feed. */
const MAX_ENTRIES = 50;
/** Number of latest reopenings of the whole directory among which those of a list are looked for. */
const MAX_REOPENINGS = 500;

export interface ListNewsParts {
  store: VisitorStore;
  api: PublicApi;
  searcher: Searcher;
}

/** Creates the query for what is new in a list: businesses that were added, or opened again after they had been closed. Newest first. */
export function createListNews({ store, api, searcher }: ListNewsParts) {
  async function reopened(query: SearchQuery): Promise<FeedEntry[]> {
    const reopenings = await store.directory.reopenings(MAX_REOPENINGS);
    if (reopenings.length === 0) return [];
    const filter = combinedFilter((await searcher.plan(query)).criteria);
    if (filter === undefined) return [];
    const times = new Map(reopenings.map(({ id, at }) => [id, at]));
    const page = { limit: MAX_REOPENINGS, offset: 0 };
    const { businesses } = await store.search.businesses({ ...filter, ids: [...times.keys()] }, "latest", page);
    const timeOf = (id: number) => times.get(id) ?? "";
    const newestIds = businesses
      .map(({ id }) => id)
      .toSorted((one, other) => timeOf(other).localeCompare(timeOf(one)))
      .slice(0, MAX_ENTRIES);
    // Businesses deleted or merged meanwhile are left out.
    const news = (await api.batch(newestIds)).businesses.filter(({ id }) => times.has(id));
    return news.map((business) => ({ business, at: timeOf(business.id), isReopened: true }));
  }

  return async (query: SearchQuery): Promise<FeedEntry[]> => {
    const result = await api.search({ ...query, sort: "latest", limit: MAX_ENTRIES, offset: 0 });
    // The list page shows other businesses where nothing matches, which are not new in it.
    if (result.widened !== null) return [];
    const added = result.businesses.map((business) => ({ business, at: business.createdAt, isReopened: false }));
    return [...added, ...(await reopened(query))]
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .slice(0, MAX_ENTRIES);
  };
}
