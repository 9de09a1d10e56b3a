import type { Middleware } from "koa";
import { AppError } from "../../../errors.ts";

/** Visitors are told nothing of the disk; the administrator is told what to do. */
export const tellStorageErrors: Middleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "storage") throw error;
    ctx.throw(503, error.message, { expose: true, cause: error });
  }
};
