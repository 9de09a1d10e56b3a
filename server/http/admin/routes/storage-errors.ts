import type { Middleware } from "koa";
import { AppError } from "../../../errors.ts";

/** Shows the message of a storage error, with its remedy, to the administrator; visitors see a general one. */
export const exposeStorageErrors: Middleware = async (ctx, next) => {
  try {
    await next();
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "storage") throw error;
    ctx.throw(503, error.message, { expose: true, cause: error });
  }
};
