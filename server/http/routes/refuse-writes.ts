import type { Context } from "koa";
import { isRead } from "../middleware/is-read.ts";

/** What can only be read answers other methods with 405 and the two that it has. */
export function refuseWrites(ctx: Context): void {
  if (isRead(ctx.method)) return;
  ctx.set("Allow", "GET, HEAD");
  ctx.throw(405, `${ctx.path} can only be read.`);
}
