import type { Middleware } from "koa";
import { refuseWrites } from "../refuse-writes.ts";

const RULES = `User-agent: *
Disallow: /search
Disallow: /api/
Disallow: /admin
`;

/** Keeps crawlers out of what is no page of the directory. */
export const robotsRoute: Middleware = async (ctx, next) => {
  if (ctx.path !== "/robots.txt") return next();
  refuseWrites(ctx);
  ctx.set("Content-Type", "text/plain; charset=utf-8");
  ctx.body = RULES;
};
