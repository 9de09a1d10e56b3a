import type { RouterContext } from "@koa/router";
import type { Admission } from "../overload/admission.ts";

/** Request data that the response of a cached route may depend on. */
export interface ReadRequest {
  path: string;
  /** Query without its `?`. */
  querystring: string;
  /** Path and query, with the parameters of the route only. */
  url: string;
  /** Decoded parts of the path. */
  params: Readonly<Record<string, string>>;
}

export interface RouteResponse {
  /** Status, 200 by default. */
  status?: number;
  headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON. */
  body: Buffer | string | object;
}

/**
 * A route that reads the directory. Its responses are cached until the data changes, and renewed without a client, so it sees nothing of
 * a request but the address.
 */
export interface CachedRoute {
  isCached?: true;
  /** Path pattern of @koa/router. */
  path: string | RegExp;
  /** Query parameters that the response depends on, by default none. Others are removed from the URL. */
  parameters?: readonly string[];
  /** Queue in which requests wait for their turn, by default that of all other reads; null for a response that takes no time. */
  queue?: Admission | null;
  /** Tells whether a path belongs to this route if the pattern alone cannot. */
  matches?(path: string): Promise<boolean>;
  respond(request: ReadRequest): RouteResponse | Promise<RouteResponse>;
}

/** A route that handles each request itself. */
export interface UncachedRoute {
  path: string | RegExp;
  isCached: false;
  /** The route reads the directory, so the rate limits of a network apply to it. */
  isLimited?: true;
  /** Queue in which requests wait for their turn, by default none. */
  queue?: Admission;
  handle(ctx: RouterContext): unknown;
}

export type Route = CachedRoute | UncachedRoute;
