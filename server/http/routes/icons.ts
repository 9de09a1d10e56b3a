import type { Middleware } from "koa";
import { FAVICON, ICON, LARGE_ICON, TOUCH_ICON } from "#domain/publishing/page-url";
import { assetManifest, readAsset } from "../../assets.ts";
import { refuseWrites } from "./refuse-writes.ts";

const PATHS = new Set([FAVICON, TOUCH_ICON, ICON, LARGE_ICON]);

/** The site's icons at the addresses where browsers and systems look for them, without a hash: kept by them for a day. */
export const iconsRoute: Middleware = async (ctx, next) => {
  if (!PATHS.has(ctx.path)) return next();
  refuseWrites(ctx);
  const name = `icons${ctx.path}`;
  ctx.set("Content-Type", assetManifest().files[name]?.type ?? "application/octet-stream");
  ctx.set("Cache-Control", "public, max-age=86400");
  ctx.body = readAsset(name);
};
