import { namesOf } from "#contract/lists/list-parameters";
import { LIST_FEED_PREFIX, listFeedUrl } from "#domain/publishing/page-url";
import { AppError } from "../../../errors.ts";
import type { CachedRoute } from "../route.ts";

/** An Atom feed, or the address of the list that the requested one became. */
export type RenderedFeed = { xml: string } | { movedTo: string };

export interface ListFeeds {
  /** `listUrl` is path and query of a list page. Returns undefined for any other page. */
  render(listUrl: string): Promise<RenderedFeed | undefined>;
}

const LISTS = {
  "/search": namesOf("search", "filter"),
  "/businesses": namesOf("text", "filter"),
  "/category/:name": namesOf("filter"),
  "/city/:name": namesOf("filter"),
  "/city/:name/:kind": namesOf("filter"),
};

/** GET /feed/{address of a list}: its news as Atom. Errors: AppError `not-found`, as for the page. */
export function feedRoutes(feeds: ListFeeds): CachedRoute[] {
  return Object.entries(LISTS).map(([path, parameters]) => ({
    path: LIST_FEED_PREFIX + path,
    parameters,
    async respond({ url }) {
      const feed = await feeds.render(url.slice(LIST_FEED_PREFIX.length));
      if (feed === undefined) throw new AppError("not-found", "There is no such list.");
      if ("movedTo" in feed) {
        const location = listFeedUrl(feed.movedTo);
        const headers = { Location: location, "Content-Type": "text/plain; charset=utf-8" };
        return { status: 301, headers, body: `Moved to ${location}.` };
      }
      const headers = { "Content-Type": "application/atom+xml; charset=utf-8", "X-Robots-Tag": "noindex" };
      return { headers, body: feed.xml };
    },
  }));
}
