import { METHODS } from "node:http";
import Router, { type RouterOptions } from "@koa/router";

/**
 * Creates a router that matches paths case-sensitively, as web servers in front do. It knows every method of Node, so a method that a
 * route lacks is answered 405 instead of 501.
 */
export function createRouter(options: Pick<RouterOptions, "prefix" | "strict" | "sensitive"> = {}): Router {
  return new Router({ methods: METHODS, sensitive: true, ...options });
}
