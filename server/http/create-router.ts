import { METHODS } from "node:http";
import Router from "@koa/router";

/** Routes below `prefix`. It knows every method of Node, so that others are answered 405 instead of 501. */
export function createRouter(prefix: string): Router {
  return new Router({ prefix, methods: METHODS });
}
