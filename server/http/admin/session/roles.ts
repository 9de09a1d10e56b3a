import type Router from "@koa/router";
import type { Context, Middleware } from "koa";
import { isAllowed, ROLES, type Role, roleRefusal } from "#domain/accounts/roles";
import { AppError } from "../../../errors.ts";

/** Role that a route without a declaration needs. */
const DEFAULT_ROLE: Role = "administrator";
const declaredRoles = new WeakMap<object, Role>();

/** Declares the least role of a route, as its first middleware. `requireRole` enforces it. */
export function atLeast(role: Role): Middleware {
  const declaration: Middleware = (_ctx, next) => next();
  declaredRoles.set(declaration, role);
  return declaration;
}

/** Returns the declared role of a route; undefined when it has none. */
export function declaredRole({ stack }: Router["stack"][number]): Role | undefined {
  return stack.map((middleware) => declaredRoles.get(middleware)).find((role) => role !== undefined);
}

/** Refuses what the role does not allow. Of several routes that match, the strictest counts. Errors: AppError `forbidden`. */
export function requireRole(router: Router): Middleware {
  return (ctx, next) => {
    const routes = router.match(ctx.path, ctx.method).pathAndMethod;
    const leastRole = ROLES.find((role) => routes.some((route) => (declaredRole(route) ?? DEFAULT_ROLE) === role));
    if (leastRole !== undefined && !isAllowed(roleOfRequest(ctx), leastRole)) {
      throw new AppError("forbidden", roleRefusal(roleOfRequest(ctx), leastRole));
    }
    return next();
  };
}

/** Returns the present role of the signed-in person, behind `requireAdministrator`. */
export function roleOfRequest(ctx: Context): Role {
  return ctx.state.role as Role;
}

/** Refuses an action within a route whose other actions the role allows. Errors: AppError `forbidden`. */
export function requireAdministratorRole(ctx: Context): void {
  const role = roleOfRequest(ctx);
  if (role !== "administrator") throw new AppError("forbidden", roleRefusal(role, "administrator"));
}
