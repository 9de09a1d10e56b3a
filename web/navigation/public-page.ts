import type { ComponentType, ReactNode } from "react";
import type { SiteInfo } from "#contract/site";
import type { PageHead } from "#domain/publishing/page-head";
import type { PublicQueries, PublicQuery } from "../api/queries.ts";
import { type LazyModule, lazyModule } from "../lazy/lazy-module.ts";

/** Decoded parameters of the path and the query. */
export interface PageLocation {
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
}

/** Everything that a page is rendered from. */
export interface PageView<Data> {
  location: PageLocation;
  data: Data;
  site: SiteInfo;
}

/** Breadcrumbs. */
export interface Trail {
  steps: readonly { label: string; href: string }[];
  /** The page itself: the last step, without a link. */
  current: string;
}

/** What a visitor reads, and may do next, when a page cannot be shown. */
export interface Failure {
  title: string;
  text: string;
  next: { label: string; href: string };
}

/** A route object with its page in a chunk of its own: a visitor loads only the code of the pages seen. */
export interface PageRoute extends LazyModule<AnyPage> {
  path: string;
}

/** One public page: its queries, head and view, for the server and the browser alike. */
export interface PublicPage<Data extends object> {
  /** The queries that must be answered before the page is shown. */
  load(queries: PublicQueries, location: PageLocation): { [Key in keyof Data]: PublicQuery<Data[Key]> };
  head(view: PageView<Data>): PageHead;
  /** For structured data, and for breadcrumbs where the page has them. */
  trail?(view: PageView<Data>): Trail;
  Page: ComponentType<PageView<Data>>;
  Loading(): ReactNode;
  /** `status` as in HTTP. */
  failure(status: number, location: PageLocation): Failure;
  /** False for a page number past the end: the address then answers as an unknown one. */
  exists?(view: PageView<Data>): boolean;
  /** The canonical address to redirect to, if it is not this one. */
  movedTo?(view: PageView<Data>): string | undefined;
}

export type AnyPage = PublicPage<Record<string, unknown>>;

/** Checks a page against the type of its data and erases that type, so that all pages fit in one list. */
export function definePage<Data extends object>(page: PublicPage<Data>): AnyPage {
  return page as unknown as AnyPage;
}

/** `source` from the project's root; `importPage` imports that very file. */
export function pageRoute(path: string, source: string, importPage: () => Promise<AnyPage>): PageRoute {
  return Object.assign(lazyModule(source, importPage), { path });
}
