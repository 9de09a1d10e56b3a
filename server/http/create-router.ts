import { METHODS } from "node:http";
import Router from "@koa/router";

/** Routes below `prefix`. It knows every method that Node does: of others it would say that the server lacks them (501). */
export function createRouter(prefix: string): Router {
  return new Router({ prefix, methods: METHODS });
}
