import { LRUCache } from "lru-cache";
import { draw } from "#domain/drawings/draw";
import { parseDrawingName } from "#domain/drawings/drawing-name";
import { DRAWINGS_VERSION } from "#domain/drawings/drawing-url";
import { AppError } from "../../errors.ts";
import {
  CACHE_FOREVER,
  type CachedResponse,
  createCachedResponse,
  sendCachedResponse,
} from "../cache/cached-response.ts";
import type { UncachedRoute } from "./route.ts";

/** Pages of another version, during an upgrade, get this version's drawing for a while. */
const CACHE_BRIEFLY = "public, max-age=300";
/** Maximum number of cached drawings, each of some 8 kB with its compressed copies. */
const MAX_CACHED_DRAWINGS = 1000;

/** GET /drawings/{version}/{name}.svg: the drawing of a business without a photo. Errors: AppError `not-found`. */
export function drawingsRoute(): UncachedRoute {
  const responses = new LRUCache<string, CachedResponse>({ max: MAX_CACHED_DRAWINGS });
  return {
    path: "/drawings/:version/:name.svg",
    isCached: false,
    async handle(ctx) {
      const { version = "", name = "" } = ctx.params;
      const isCurrent = version === String(DRAWINGS_VERSION);
      const key = `${isCurrent} ${name}`;
      let response = responses.get(key);
      if (response === undefined) {
        const drawing = parseDrawingName(name);
        if (drawing === undefined) throw new AppError("not-found", "There is no such drawing.");
        response = createCachedResponse({
          body: draw(drawing),
          headers: { "Content-Type": "image/svg+xml", "Cache-Control": isCurrent ? CACHE_FOREVER : CACHE_BRIEFLY },
        });
        responses.set(key, response);
      }
      ctx.respond = false;
      await sendCachedResponse(ctx.req, ctx.res, response);
    },
  };
}
