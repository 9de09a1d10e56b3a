import type { CardDetails } from "#contract/business";
import type { PublicApi } from "#contract/public-api";
import type { SiteInfo } from "#contract/site";
import { escapeHtml } from "#domain/text/escaping/escape-html";
import { createLayoutCache, renderApp } from "../../web/entry-server.tsx";
import { type AssetManifest, assetManifest, type BrowserEntry } from "../assets.ts";
import { AppError } from "../errors.ts";
import type { CurrentMap, MapArchive } from "../map/map-archive.ts";
import { streetMapOf } from "../map/street-map.ts";
import { htmlDocument } from "./html-document.ts";

const MINUTE_MS = 60_000;
const ENTRY = "web/entry-client.tsx";
const STARTER = "web/entry-start.ts";

export interface PageRendererOptions {
  api: PublicApi<CardDetails>;
  site: SiteInfo;
  /** Current map; absent without one. */
  currentMap?: CurrentMap;
  now: () => Date;
  /** Called with the error when a page's data cannot be loaded and the failure page is shown. */
  onError?: (error: unknown) => void;
  /** Scripts, styles and images; by default those of the build. */
  built?: Pick<AssetManifest, "entries" | "images"> & Partial<Pick<AssetManifest, "lateStyles">>;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Path of a redirect's target. */
  location?: string;
}

/**
 * Creates the function that renders a URL to status and HTML. An unknown page is a page with status 404; a rejection is a bug. Equal data
 * in the same minute gives equal bytes.
 */
export function createPageRenderer({
  api,
  site: siteWithoutMap,
  currentMap = async () => undefined,
  now,
  onError,
  built: { entries, images, lateStyles = [] } = assetManifest(),
}: PageRendererOptions) {
  const layoutHtml = createLayoutCache();
  const siteWithMap = createSiteWithMap(siteWithoutMap);
  const imageName = (source: string) => images[source] ?? [];
  return {
    /** `url` is path and query of the request. */
    async render(url: string): Promise<RenderedPage> {
      const { pathname, search } = splitUrl(url);
      const site = siteWithMap(await currentMap());
      const minute = new Date(Math.floor(now().getTime() / MINUTE_MS) * MINUTE_MS);
      const renderedApp = await renderApp({ pathname, search, api, site, now: minute, layoutHtml });
      if (renderedApp.kind === "moved")
        return { status: renderedApp.status, location: renderedApp.to, html: redirectHtml(renderedApp.to) };
      const { status, code, preloadedImages, error, ...parts } = renderedApp;
      const assets = entries[ENTRY];
      const starter = entries[STARTER]?.script;
      if (!assets || !starter) throw new Error("The build made no script for the browser");
      const preloadedScripts = [...new Set(code.flatMap((source) => scriptsOf(entries[source])))];
      if (status >= 500) onError?.(error);
      return {
        status: isUnavailable(error) ? 503 : status,
        html: htmlDocument({
          ...parts,
          site,
          assets,
          starter,
          preloaded: preloadedScripts,
          lateStyles,
          preloadedImages: preloadedImages.flatMap(imageName),
        }),
      };
    },
  };
}

/** Creates a function that adds the map. It returns the same object for the same map, which the layout cache relies on. */
function createSiteWithMap(site: SiteInfo) {
  let last: { map: MapArchive | undefined; site: SiteInfo } = { map: undefined, site };
  return (map: MapArchive | undefined): SiteInfo => {
    if (map === last.map) return last.site;
    if (map === undefined) last = { map, site };
    else last = { map, site: { ...site, map: streetMapOf(map) } };
    return last.site;
  };
}

/** Tells whether an error means that the database is temporarily unreadable, which is not a bug. */
function isUnavailable(error: unknown): boolean {
  return error instanceof AppError && error.code === "storage";
}

function splitUrl(url: string): { pathname: string; search: string } {
  const [, pathname = "/", search = ""] = /^([^?#]*)(\?[^#]*)?/.exec(url) ?? [];
  return { pathname: pathname.startsWith("/") ? pathname : `/${pathname}`, search };
}

function redirectHtml(target: string): string {
  return `<!DOCTYPE html><title>Moved</title><a href="${escapeHtml(target)}">Moved here</a>`;
}

function scriptsOf(entry: BrowserEntry | undefined): string[] {
  return entry ? [entry.script, ...entry.imports] : [];
}
