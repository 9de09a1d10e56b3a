import type { Middleware } from "koa";
import { Html } from "../cache/html.ts";
import { refuseWrites } from "./refuse-writes.ts";

export interface PageRenderer {
  /** `address`: path and query. `location`: set with a redirect. */
  render(address: string): Promise<{ status: number; html: string[]; location?: string }>;
}

/** Every path that is nothing else is a page, if only one that says "not found". */
export function pages(renderer: PageRenderer): Middleware {
  return async (ctx) => {
    refuseWrites(ctx);
    const { status, html, location } = await renderer.render(ctx.url);
    ctx.body = new Html(html);
    ctx.status = status;
    ctx.set("Content-Type", "text/html; charset=utf-8");
    ctx.set("Cache-Control", "no-cache");
    if (location !== undefined) ctx.set("Location", location);
  };
}
