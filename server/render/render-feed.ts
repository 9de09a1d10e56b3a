import type { CardDetails } from "#contract/business";
import type { PublicApi } from "#contract/public-api";
import type { SearchQuery } from "#contract/queries";
import type { SiteInfo } from "#contract/site";
import { atomXml, type FeedEntry } from "#domain/publishing/atom-xml";
import { loadList } from "../../web/entry-server.tsx";

export interface FeedRendererOptions {
  /** Returns the news of a list, newest first. */
  listNews: (query: SearchQuery) => Promise<FeedEntry[]>;
  /** Answers the queries of list pages. */
  pageApi: PublicApi<CardDetails>;
  site: SiteInfo;
  now: () => Date;
}

/** Creates the function that renders the Atom feed of a list page. */
export function createFeedRenderer({ listNews, pageApi, site, now }: FeedRendererOptions) {
  return {
    /** `listUrl` is path and query. Returns undefined for an address without a list. Errors are those of `pageApi`. */
    async render(listUrl: string): Promise<{ xml: string } | { movedTo: string } | undefined> {
      const [pathname = "", text = ""] = listUrl.split("?", 2);
      const list = await loadList({ pathname, search: text === "" ? "" : `?${text}`, api: pageApi, site, now: now() });
      if (list.kind === "none") return undefined;
      if (list.kind === "moved") return { movedTo: list.to };
      const entries = await listNews(list.query);
      return { xml: atomXml({ name: list.name, listUrl: list.url, entries }, site) };
    },
  };
}
