import { METHODS } from "node:http";
import Router, { type RouterOptions } from "@koa/router";

/**
 * Routes in the case in which they are written, as web servers in front match them. It knows every method of Node, so that others are
 * answered 405 instead of 501.
 */
export function createRouter(options: Pick<RouterOptions, "prefix" | "strict" | "sensitive"> = {}): Router {
  return new Router({ methods: METHODS, sensitive: true, ...options });
}
