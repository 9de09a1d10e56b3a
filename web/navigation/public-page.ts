import type { ComponentType, ReactNode } from "react";
import type { SiteInfo } from "#contract/site";
import type { PageHead } from "#domain/publishing/page-head";
import type { PublicQueries, PublicQuery } from "../api/queries.ts";

/** Where the visitor is: the parts of the path that the page's pattern names, decoded, and the query. */
export interface PageLocation {
  params: Readonly<Record<string, string>>;
  search: URLSearchParams;
}

/** All that a page is made of. */
export interface PageView<Data> {
  location: PageLocation;
  data: Data;
  site: SiteInfo;
}

/** The way from the home page down to a page. */
export interface Trail {
  steps: readonly { label: string; href: string }[];
  /** What the page itself is called: the last step, and no link. */
  current: string;
}

/** What is said, with a way on, when a page's data cannot be had. */
export interface Failure {
  title: string;
  text: string;
  next: { label: string; href: string };
}

/** An address and the page there, in a chunk of its own: a visitor loads the code of the pages seen and no other. */
export interface PageRoute {
  /** Pattern of its path, as react-router reads it. */
  path: string;
  /** The page's source file, by which the build's manifest names the chunk. */
  source: string;
  /** Fetches the page once; rejects when it cannot be had, and can then be asked again. */
  load(): Promise<AnyPage>;
  /** undefined until it is loaded. */
  page: AnyPage | undefined;
}

/** One public page. The server and the browser read the same description: which data, which head, what to show. */
export interface PublicPage<Data extends object> {
  /** What must be there before the page can be shown. */
  load(queries: PublicQueries, location: PageLocation): { [Key in keyof Data]: PublicQuery<Data[Key]> };
  head(view: PageView<Data>): PageHead;
  /** For machines, and for visitors of the pages that show it. */
  trail?(view: PageView<Data>): Trail;
  Page: ComponentType<PageView<Data>>;
  /** In the shape of what comes. */
  Loading(): ReactNode;
  /** `status` as in HTTP. */
  failure(status: number, location: PageLocation): Failure;
  /** False for a page number past the end: the address then answers as an unknown one. */
  exists?(view: PageView<Data>): boolean;
  /** The address where this page really is, if not here. */
  movedTo?(view: PageView<Data>): string | undefined;
}

export type AnyPage = PublicPage<Record<string, unknown>>;

/** Checks a page against the type of its data, then forgets that type, so that all pages fit in one list. */
export function definePage<Data extends object>(page: PublicPage<Data>): AnyPage {
  return page as unknown as AnyPage;
}

/** `source` from the project's root; `fetchPage` imports that very file. */
export function pageRoute(path: string, source: string, fetchPage: () => Promise<AnyPage>): PageRoute {
  const route: PageRoute = {
    path,
    source,
    page: undefined,
    load: async () => {
      route.page ??= await fetchPage();
      return route.page;
    },
  };
  return route;
}
