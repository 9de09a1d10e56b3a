import type { CheckAuthAnswer } from "#contract/admin-api";
import type { AddRoutes } from "../admin-parts.ts";
import { administrator } from "./require-administrator.ts";

/** GET check-auth: the signed-in username. */
export const checkAuthRoute: AddRoutes = (router) => {
  router.get("/check-auth", (ctx) => {
    ctx.body = { authenticated: true, username: administrator(ctx) } satisfies CheckAuthAnswer;
  });
};
