import "../lazy/shared-modules.ts";
import type { ComponentType, ReactNode } from "react";
import type { SiteInfo } from "#contract/site";
import type { PageHead } from "#domain/publishing/page-head";
import type { PublicQueries, PublicQuery } from "../api/queries.ts";
import type { Trail } from "../components/breadcrumbs.tsx";
import { type LazyModule, lazyModule } from "../lazy/lazy-module.ts";

/** Decoded parameters of the path and the query. */
export interface PageLocation {
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
}

/** The data, location and configuration from which a page is rendered. */
export interface PageView<Data> {
  location: PageLocation;
  data: Data;
  site: SiteInfo;
}

/** Text of a page that cannot be shown, and the next step it offers. */
export interface Failure {
  title: string;
  text: string;
  next: { label: string; href: string };
}

/** A route object with its page in its own chunk: a visitor loads only the code of visited pages. */
export interface PageRoute extends LazyModule<AnyPage> {
  path: string;
}

/** One public page: its queries, head and view, for both server and browser. */
export interface PublicPage<Data extends object> {
  /** Returns the queries that must be answered before the page is shown. */
  load(queries: PublicQueries, location: PageLocation): { [Key in keyof Data]: PublicQuery<Data[Key]> };
  head(view: PageView<Data>): PageHead;
  /** Returns breadcrumbs for structured data, and for the page if it shows them. */
  trail?(view: PageView<Data>): Trail;
  Page: ComponentType<PageView<Data>>;
  Loading(): ReactNode;
  /** `status` is an HTTP status. */
  failure(status: number, location: PageLocation): Failure;
  /** Returns false for a page number past the end; the address is then not found. */
  exists?(view: PageView<Data>): boolean;
  /** The first paint needs the late styles, `*.late.module.css`, which other pages load after it. */
  hasLateStyles?: true;
  /** Returns the canonical address to redirect to, if it is another one. */
  movedTo?(view: PageView<Data>): string | undefined;
}

export type AnyPage = PublicPage<Record<string, unknown>>;

/** Checks a page against the type of its data and erases that type, so that all pages fit in one list. */
export function definePage<Data extends object>(page: PublicPage<Data>): AnyPage {
  return page as unknown as AnyPage;
}

/** Defines a route. `source` is a path from the project's root; `importPage` must import that file. */
export function pageRoute(path: string, source: string, importPage: () => Promise<AnyPage>): PageRoute {
  return Object.assign(lazyModule(source, importPage), { path });
}
