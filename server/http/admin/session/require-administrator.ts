import type { Context, Middleware } from "koa";
import { AppError } from "../../../errors.ts";

/** Refuses requests without a session. Errors: AppError `unauthenticated`. */
export const requireAdministrator: Middleware = (ctx, next) => {
  if (typeof ctx.state.administrator !== "string") {
    throw new AppError("unauthenticated", "Please log in to access the admin panel.");
  }
  return next();
};

/** Returns the signed-in username, behind `requireAdministrator`. */
export function administrator(ctx: Context): string {
  return ctx.state.administrator as string;
}
