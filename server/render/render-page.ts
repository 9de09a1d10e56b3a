import type { CardDetails } from "#contract/business";
import type { PublicApi } from "#contract/public-api";
import type { SiteInfo } from "#contract/site";
import { createLayoutCache, renderApp } from "../../web/entry-server.tsx";
import { type AssetManifest, assetManifest, type BrowserEntry } from "../assets.ts";
import { escapeHtml, htmlDocument } from "./html-document.ts";

const MINUTE = 60_000;
const ENTRY = "web/entry-client.tsx";
const STARTER = "web/entry-start.ts";

export interface PageRendererOptions {
  api: PublicApi<CardDetails>;
  site: SiteInfo;
  now: () => Date;
  /** Told what broke when a page's data could not be had and visitors see an apology. */
  onError?: (error: unknown) => void;
  /** What the browser loads; as built, unless given. */
  built?: Pick<AssetManifest, "entries" | "images">;
}

export interface RenderedPage {
  status: number;
  html: string;
  /** Path of a redirect's target. */
  location?: string;
}

/**
 * Location → status, head, HTML. Never rejects for what a visitor or a record can hold: an unknown page is a page with
 * status 404. Equal data in the same minute gives the same bytes.
 */
export function createPageRenderer({
  api,
  site,
  now,
  onError,
  built: { entries, images } = assetManifest(),
}: PageRendererOptions) {
  const layoutHtml = createLayoutCache();
  const imageName = (source: string) => images[source] ?? [];
  return {
    /** `address`: path and query as they stand in the request. */
    async render(address: string): Promise<RenderedPage> {
      const { pathname, search } = splitAddress(address);
      const minute = new Date(Math.floor(now().getTime() / MINUTE) * MINUTE);
      const rendered = await renderApp({ pathname, search, api, site, now: minute, layoutHtml });
      if (rendered.kind === "moved")
        return { status: rendered.status, location: rendered.to, html: movedHtml(rendered.to) };
      const { status, code, firstImages, error, ...parts } = rendered;
      const assets = entries[ENTRY];
      const starter = entries[STARTER]?.script;
      if (!assets || !starter) throw new Error("The build made no script for the browser");
      const preloaded = [...new Set(code.flatMap((source) => neededBy(entries[source])))];
      if (status >= 500) onError?.(error);
      return {
        status,
        html: htmlDocument({ ...parts, site, assets, starter, preloaded, firstImages: firstImages.flatMap(imageName) }),
      };
    },
  };
}

function splitAddress(address: string): { pathname: string; search: string } {
  const [, pathname = "/", search = ""] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  return { pathname: pathname.startsWith("/") ? pathname : `/${pathname}`, search };
}

function movedHtml(to: string): string {
  return `<!DOCTYPE html><title>Moved</title><a href="${escapeHtml(to)}">Moved here</a>`;
}

function neededBy(entry: BrowserEntry | undefined): string[] {
  return entry ? [entry.script, ...entry.imports] : [];
}
