import { renderToString } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import type { CardDetails } from "#contract/business";
import type { PublicApi } from "#contract/public-api";
import type { SiteInfo } from "#contract/site";
import type { PageHead } from "#domain/publishing/page-head";
import { type PublicQuery, publicQueries } from "./api/queries.ts";
import { App } from "./app.tsx";
import { failureCode } from "./navigation/lazy-failure-page.ts";
import { matchPage } from "./navigation/match-page.ts";
import { type Loaded, pageOutcome } from "./navigation/page-outcome.ts";
import { answersOf, type PageState } from "./navigation/page-state.ts";
import type { createKeptFrame } from "./ssr/layout-cache.tsx";
import { firstImages } from "./ssr/preload-images.ts";
import { structuredDataOf } from "./structured-data/page-nodes.ts";

export { headTags, valueAttribute } from "./navigation/document-head.ts";
export type { PageState } from "./navigation/page-state.ts";
export { createKeptFrame } from "./ssr/layout-cache.tsx";

export interface RenderInput {
  /** As it stands in the request, percent-encoded; `search` with its `?` or "". */
  pathname: string;
  search: string;
  api: PublicApi<CardDetails>;
  site: SiteInfo;
  /** The moment that "open" and "closed" are told for. */
  now: Date;
  keptFrame: ReturnType<typeof createKeptFrame>;
}

export type Rendered =
  | { kind: "moved"; status: 301; to: string }
  | {
      kind: "page";
      status: number;
      head: PageHead;
      /** schema.org objects, without `@context`. */
      structuredData: object[];
      body: string;
      state: PageState;
      /** Source files of the page's own code, to be preloaded. */
      code: string[];
      /** Source files of the drawings that are seen first. */
      firstImages: string[];
      /** What broke when the status is 500, for the log. */
      error: unknown;
    };

/** One page as the browser will take it over. */
export async function renderApp({ pathname, search, api, site, now, keptFrame }: RenderInput): Promise<Rendered> {
  const queries = publicQueries(api, () => now);
  const { route, location } = matchPage(pathname, search);
  const page = await route?.load();
  const needed = Object.entries(page?.load(queries, location) ?? {});
  const around = [queries.statistics(), queries.popularCities()];
  const answered = await answerQueries([...needed.map(([, query]) => query), ...around]);
  const loaded = ({ queryKey }: PublicQuery<unknown>) => answered.get(queryKey[0]) ?? { error: null };
  const results = needed.map(([name, query]) => [name, loaded(query)] as const);
  const outcome = pageOutcome(page, location, site, Object.fromEntries(results));
  if (outcome.kind === "moved") return outcome;
  const plain = withoutLastSlash(pathname);
  if (outcome.kind === "shown" && plain !== pathname) return { kind: "moved", status: 301, to: plain + search };
  if (outcome.kind === "loading") throw new Error(`${pathname} has data that is undefined`);
  const isFailure = outcome.kind === "failed";
  if (isFailure) await failureCode.load();
  const parts = { site, queries };
  const { client, markup } = keptFrame(
    parts,
    pathname,
    new Map(around.map((query) => [query.queryKey[0], loaded(query)])),
  );
  const body = renderToString(
    <StaticRouter location={pathname + search}>
      <App {...parts} client={client} frame={markup} found={{ page, outcome }} />
    </StaticRouter>,
  );
  return {
    kind: "page",
    status: outcome.status,
    head: outcome.head,
    structuredData: page && outcome.kind === "shown" ? structuredDataOf(page, outcome.view, outcome.head) : [],
    body,
    state: { site, isFailure, ...answersOf(answered) },
    code: [...(isFailure ? [failureCode.source] : []), ...(route ? [route.source] : [])],
    firstImages: page && outcome.kind === "shown" ? firstImages(page, outcome.view) : [],
    error: results.find(([, result]) => result.error)?.[1].error,
  };
}

/** A page has one address; the home page is nothing but a slash. */
function withoutLastSlash(pathname: string): string {
  return pathname.replace(/(?<=[^/])\/+$/, "");
}

/** By path; each path is asked for once. Never rejects. */
async function answerQueries(queries: readonly PublicQuery<unknown>[]): Promise<Map<string, Loaded>> {
  const asked = new Map(queries.map((query) => [query.queryKey[0], query]));
  const answered = asked.entries().map(async ([path, query]) => [path, await answer(query)] as const);
  return new Map(await Promise.all(answered));
}

async function answer({ queryFn }: PublicQuery<unknown>): Promise<Loaded> {
  try {
    return { data: await queryFn(), error: null };
  } catch (error) {
    return { error: error ?? new Error("A query failed without a reason") };
  }
}
