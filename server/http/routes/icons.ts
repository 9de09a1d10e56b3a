import type { Middleware } from "koa";
import { FAVICON, ICON, LARGE_ICON, TOUCH_ICON } from "#domain/publishing/page-url";
import { assetManifest, readAsset } from "../../assets.ts";
import { refuseWrites } from "./refuse-writes.ts";

const PATHS = new Set([FAVICON, TOUCH_ICON, ICON, LARGE_ICON]);

/** The site's icons at their well-known paths. Without a hash in the name, clients cache them for a day only. */
export const iconsRoute: Middleware = async (ctx, next) => {
  if (!PATHS.has(ctx.path)) return next();
  refuseWrites(ctx);
  const name = `icons${ctx.path}`;
  ctx.set("Content-Type", assetManifest().files[name]?.type ?? "application/octet-stream");
  ctx.set("Cache-Control", "public, max-age=86400");
  ctx.body = readAsset(name);
};
