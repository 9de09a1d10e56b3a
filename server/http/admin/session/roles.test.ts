import type { Context } from "koa";
import { describe, expect, it } from "vitest";
import { ROLES, type Role } from "#domain/accounts/roles";
import { AppError } from "../../../errors.ts";
import type { AdminParts } from "../admin-parts.ts";
import { guardedRoutes } from "../admin-routes.ts";
import { requireAdministrator } from "./require-administrator.ts";
import { atLeast, declaredRole, requireRole } from "./roles.ts";

// Only requests use the dependencies.
const router = guardedRoutes({} as AdminParts);
const routes = router.stack.flatMap((layer) =>
  layer.methods
    .filter((method) => method !== "HEAD")
    .map((method) => ({ method, path: String(layer.path), role: declaredRole(layer) })),
);
const named = (role: Role) =>
  routes
    .filter((route) => route.role === role)
    .map(({ method, path }) => `${method} ${path.replace("/api/admin/", "")}`);

/** Returns the status of a request that reaches the route or is refused before. */
async function statusFor(role: Role | undefined, method: string, path: string): Promise<number> {
  const state = role && { administrator: "ann", role };
  const ctx = { method, path: path.replace(/:\w+/, "1"), state: state ?? {} } as unknown as Context;
  try {
    let status = 404;
    await requireAdministrator(ctx, () => requireRole(router)(ctx, async () => void (status = 200)));
    return status;
  } catch (error) {
    return { unauthenticated: 401, forbidden: 403 }[(error as AppError).code as string] ?? 500;
  }
}

describe("every route of the panel", () => {
  it.each(routes)("$method $path declares the least role beside itself", ({ role }) => {
    expect(ROLES).toContain(role);
  });

  it.each(routes)("$method $path answers 401, 403 or 200 by role", async ({ method, path, role }) => {
    const allowed = ROLES.slice(0, ROLES.indexOf(role ?? "administrator") + 1);
    const expected = ROLES.map((other) => (allowed.includes(other) ? 200 : 403));
    expect(await statusFor(undefined, method, path)).toBe(401);
    expect(await Promise.all(ROLES.map((other) => statusFor(other, method, path)))).toEqual(expected);
  });
});

describe("roles", () => {
  it("viewers change nothing but their own account", () => {
    expect(named("viewer").filter((route) => !/^GET |account|^POST logout$/.test(route))).toEqual([]);
    expect(named("viewer")).toContain("GET export");
  });

  it("viewers read everything but people, settings and the files of backups", () => {
    const reads = routes.filter(({ method, role }) => method === "GET" && role !== "viewer");
    expect(reads.map(({ path }) => path.replace("/api/admin/", "")).toSorted()).toEqual([
      "backups/:name",
      "people",
      "settings",
    ]);
  });

  it("only administrators delete everything, empty the bin and manage people", () => {
    const dangerous = [
      "DELETE delete-all",
      "DELETE deleted",
      "DELETE deleted/:id",
      "GET people",
      "PATCH people/:username",
      "DELETE people/:username",
      "POST invitations",
      "DELETE invitations/:id",
    ];
    expect(named("administrator")).toEqual(expect.arrayContaining(dangerous));
    expect(named("editor")).toEqual(expect.arrayContaining(["POST import", "POST imports", "PATCH businesses/:id"]));
  });

  it("a route without a declaration is the administrators'", async () => {
    const undeclared = guardedRoutes({} as AdminParts).get("/undeclared", () => undefined);
    undeclared.get("/declared", atLeast("viewer"), () => undefined);
    const statusOf = async (path: string, role: Role) => {
      const ctx = { method: "GET", path: `/api/admin/${path}`, state: { role } } as unknown as Context;
      return Promise.resolve()
        .then(() => requireRole(undeclared)(ctx, async () => 200))
        .catch((error: AppError) => error.message);
    };
    expect(await statusOf("undeclared", "editor")).toBe(
      "Only administrators can do this, and you are an editor. Ask an administrator of this site.",
    );
    expect(await statusOf("undeclared", "administrator")).toBe(200);
    expect(await statusOf("declared", "viewer")).toBe(200);
  });
});
