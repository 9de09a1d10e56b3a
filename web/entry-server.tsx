import type { QueryClient } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import type { CardDetails } from "#contract/business";
import type { PublicApi } from "#contract/public-api";
import type { SiteInfo } from "#contract/site";
import type { PageHead } from "#domain/publishing/page-head";
import { type PublicQuery, publicQueries } from "./api/queries.ts";
import { createQueryClient } from "./api/query-client.ts";
import { App } from "./app.tsx";
import { lazyFooter, lazyHeader } from "./components/lazy-frame.tsx";
import { lazyMapPanel } from "./components/map/lazy-map-panel.ts";
import { lazyResultsMap } from "./components/map/lazy-results-map.tsx";
import { lazyFailurePage } from "./lazy/lazy-failure-page.ts";
import { lazyFeedLink, lazyFilterPanel, lazyNearMe, lazyQuickFilters } from "./lists/late/lazy-list-parts.tsx";
import { matchPage } from "./navigation/match-page.ts";
import { pageOutcome } from "./navigation/page-outcome.ts";
import { ResolvedOutlet } from "./navigation/page-outlet.tsx";
import type { PageState } from "./navigation/page-state.ts";
import {
  lazyEmbed,
  lazyMoreFacts,
  lazyOffers,
  lazyOwnFields,
  lazyStarBars,
} from "./pages/business/lazy-business-parts.tsx";
import { dehydrateQueries } from "./ssr/dehydrate-queries.ts";
import type { createLayoutCache } from "./ssr/layout-cache.tsx";
import { preloadedImages } from "./ssr/preload-images.ts";
import { structuredDataOf } from "./structured-data/page-nodes.ts";

export { LIST_HEADING_ID } from "./lists/list-page.tsx";
export { headTags, valueAttribute } from "./navigation/document-head.ts";
export { packJson } from "./navigation/packed-json.ts";
export type { PageState } from "./navigation/page-state.ts";
export { createLayoutCache } from "./ssr/layout-cache.tsx";
export { loadList } from "./ssr/load-list.ts";

export interface RenderInput {
  /** Path as in the request, percent-encoded; `search` has its `?` or is "". */
  pathname: string;
  search: string;
  api: PublicApi<CardDetails>;
  site: SiteInfo;
  /** Current time, which decides whether businesses are open. */
  now: Date;
  layoutHtml: ReturnType<typeof createLayoutCache>;
}

export type RenderedApp =
  | { kind: "moved"; status: 301; to: string }
  | {
      kind: "page";
      status: number;
      head: PageHead;
      /** schema.org objects without `@context`. */
      structuredData: object[];
      body: string;
      state: PageState;
      /** Source files of the page's own code, to be preloaded. */
      code: string[];
      /** Source files of the pictures above the fold. */
      preloadedImages: string[];
      /** The first paint needs the late styles. */
      hasLateStyles: boolean;
      /** Cause of a status of 500, for the log. */
      error: unknown;
    };

/** Components whose code is loaded when they are rendered. */
const LAZY_COMPONENTS = [
  lazyMapPanel,
  lazyResultsMap,
  lazyQuickFilters,
  lazyFilterPanel,
  lazyNearMe,
  lazyFeedLink,
  lazyHeader,
  lazyFooter,
  lazyOffers,
  lazyEmbed,
  lazyMoreFacts,
  lazyStarBars,
  lazyOwnFields,
];

/** Renders one page, ready to be hydrated. */
export async function renderApp({ pathname, search, api, site, now, layoutHtml }: RenderInput): Promise<RenderedApp> {
  const queries = publicQueries(api, () => now);
  const client = createQueryClient();
  const { route, location } = matchPage(pathname, search);
  const [page] = await Promise.all([route?.load(), ...LAZY_COMPONENTS.map(({ load }) => load())]);
  const pageQueries = Object.entries(page?.load(queries, location) ?? {});
  const layoutQueries = [queries.statistics(), queries.popularCities(), queries.featuredCities()];
  const allQueries: PublicQuery<unknown>[] = [...pageQueries.map(([, query]) => query), ...layoutQueries];
  // A page may ask for what header and footer show, which is read once.
  const distinctQueries = new Map(allQueries.map((query) => [query.queryKey.join(" "), query]));
  await Promise.all(distinctQueries.values().map((query) => answerQuery(client, query)));
  const results = pageQueries.map(([name, { queryKey }]) => [name, client.getQueryState(queryKey)] as const);
  const outcome = pageOutcome(page, location, site, Object.fromEntries(results));
  if (outcome.kind === "moved") return outcome;
  if (outcome.kind === "loading") throw new Error(`A query of ${pathname} was not answered`);
  const canonicalPath = removeTrailingSlash(pathname);
  if (outcome.kind === "shown" && canonicalPath !== pathname)
    return { kind: "moved", status: 301, to: canonicalPath + search };
  const isFailure = outcome.kind === "failed";
  if (isFailure) await lazyFailurePage.load();
  const dependencies = { site, queries, client };
  const body = renderToString(
    <StaticRouter location={pathname + search}>
      <App
        {...dependencies}
        layoutHtml={layoutHtml(dependencies, pathname)}
        outlet={<ResolvedOutlet currentPage={{ key: "default", address: pathname + search, page, outcome }} />}
      />
    </StaticRouter>,
  );
  return {
    kind: "page",
    status: outcome.status,
    head: outcome.head,
    structuredData: page && outcome.kind === "shown" ? structuredDataOf(page, outcome.view, outcome.head) : [],
    body,
    state: { site, isFailure, queries: dehydrateQueries(client) },
    code: [...(isFailure ? [lazyFailurePage.source] : []), ...(route ? [route.source] : [])],
    preloadedImages: page && outcome.kind === "shown" ? preloadedImages(page) : [],
    hasLateStyles: page?.hasLateStyles === true && outcome.kind === "shown",
    error: results.find(([, result]) => result?.error)?.[1]?.error,
  };
}

/** Puts the answer of a query into the client. `prefetchQuery` costs more than some answers do, so it has only the failures. */
async function answerQuery(client: QueryClient, { queryKey, queryFn }: PublicQuery<unknown>): Promise<void> {
  try {
    client.setQueryData(queryKey, await queryFn());
  } catch (error) {
    await client.prefetchQuery({ queryKey, queryFn: () => Promise.reject(error) });
  }
}

/** Removes a trailing slash: each page has one address, and only the home page's is a slash. */
function removeTrailingSlash(pathname: string): string {
  return pathname.replace(/(?<=[^/])\/+$/, "");
}
