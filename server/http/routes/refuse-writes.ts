import type { Context } from "koa";
import { isRead } from "../middleware/is-read.ts";

/** Answers 405 with the header Allow unless the method is GET or HEAD. */
export function refuseWrites(ctx: Context): void {
  if (isRead(ctx.method)) return;
  ctx.set("Allow", "GET, HEAD");
  ctx.throw(405, `${ctx.path} can only be read.`);
}
