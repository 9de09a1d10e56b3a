import type { ReactNode } from "react";
import type { SiteInfo } from "#contract/site";
import type { PageHead } from "#domain/page-head";
import type { PublicQueries, PublicQuery } from "./api/queries.ts";

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

/** What is said, with a way on, when a page's data cannot be had. */
export interface Failure {
  title: string;
  text: string;
  next: { label: string; href: string };
}

/** One public page. The server and the browser read the same description: which data, which head, what to show. */
export interface PublicPage<Data extends object> {
  /** Pattern of its path, as react-router reads it. */
  path: string;
  /** What must be there before the page can be shown. */
  load(queries: PublicQueries, location: PageLocation): { [Key in keyof Data]: PublicQuery<Data[Key]> };
  head(view: PageView<Data>): PageHead;
  Page(view: PageView<Data>): ReactNode;
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
