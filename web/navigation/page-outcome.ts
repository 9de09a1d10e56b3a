import type { SiteInfo } from "#contract/site";
import type { PageHead } from "#domain/publishing/page-head";
import { homeUrl } from "#domain/publishing/page-url";
import { statusOfError } from "../api/api-error.ts";
import type { AnyPage, Failure, PageLocation, PageView } from "./public-page.ts";

/** The result of one query in TanStack Query. */
export interface LoadedQuery {
  data?: unknown;
  error: unknown;
}

export type PageOutcome =
  | { kind: "loading" }
  | { kind: "shown"; status: 200; view: PageView<Record<string, unknown>>; head: PageHead }
  | { kind: "moved"; status: 301; to: string }
  | { kind: "failed"; status: number; failure: Failure; head: PageHead };

const PAGE_NOT_FOUND: Failure = {
  title: "Page not found",
  text: "There is nothing at this address. It may have moved, or a letter may be missing.",
  next: { label: "Back to Home", href: homeUrl },
};

/** Decides between page, redirect and failure from the results of the page's queries. The server takes its status from here as well. */
export function pageOutcome(
  page: AnyPage | undefined,
  location: PageLocation,
  site: SiteInfo,
  loadedQueries: Readonly<Record<string, LoadedQuery | undefined>>,
): PageOutcome {
  if (!page) return failedOutcome(404, PAGE_NOT_FOUND, site);
  const results = Object.entries(loadedQueries);
  const error = results.map(([, result]) => result?.error).find(Boolean);
  if (error) {
    const status = statusOfError(error);
    return failedOutcome(status, page.failure(status, location), site);
  }
  if (results.some(([, result]) => result?.data === undefined)) return { kind: "loading" };
  const view = { location, site, data: Object.fromEntries(results.map(([name, result]) => [name, result?.data])) };
  if (page.exists?.(view) === false) return failedOutcome(404, PAGE_NOT_FOUND, site);
  const movedTo = page.movedTo?.(view);
  if (movedTo !== undefined) return { kind: "moved", status: 301, to: movedTo };
  return { kind: "shown", status: 200, view, head: page.head(view) };
}

function failedOutcome(status: number, failure: Failure, site: SiteInfo): PageOutcome {
  const head = {
    title: `${failure.title} | ${site.name}`,
    description: failure.text,
    canonical: null,
    indexed: false,
  };
  return { kind: "failed", status, failure, head };
}
