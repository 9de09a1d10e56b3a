import { METHODS } from "node:http";
import Router from "@koa/router";

/**
 * Routes below `prefix`, in the case in which they are written, as web servers in front match them. It knows every method of Node, so
 * that others are answered 405 instead of 501.
 */
export function createRouter(prefix: string): Router {
  return new Router({ prefix, methods: METHODS, sensitive: true });
}
