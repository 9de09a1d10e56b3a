import { isPhotoName } from "#domain/business/own-photos/own-photo";
import { isLogoFileName } from "#domain/publishing/branding/site-logo";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import { CACHE_FOREVER, createCachedResponse, sendCachedResponse } from "../cache/cached-response.ts";
import type { UncachedRoute } from "./route.ts";

/** GET /photos/{name}: an uploaded photo or logo, whose name has the hash of its contents. Errors: AppError `not-found`. */
export function photosRoute(store: Pick<Store, "photos" | "replicas">): UncachedRoute {
  return {
    path: "/photos/:name",
    isCached: false,
    async handle(ctx) {
      const { name = "" } = ctx.params;
      const body = isPhotoName(name) || isLogoFileName(name) ? await readPhoto(store, name) : undefined;
      if (body === undefined) throw new AppError("not-found", "There is no such photo.");
      const response = createCachedResponse({
        body,
        headers: { "Content-Type": name.endsWith(".png") ? "image/png" : "image/webp", "Cache-Control": CACHE_FOREVER },
      });
      ctx.respond = false;
      await sendCachedResponse(ctx.req, ctx.res, response);
    },
  };
}

/** Reads a photo from a standby, or from the primary if the standby lacks it. */
async function readPhoto({ photos, replicas }: Pick<Store, "photos" | "replicas">, name: string) {
  return (await replicas?.visitors.photos.read(name)) ?? photos.read(name);
}
