import type { Context } from "koa";
import { expect, it } from "vitest";
import { createLoginLimits, type Lockout } from "./login-limits.ts";
import { createLoginMemory } from "./login-memory.ts";

const NOW = new Date("2026-03-02T10:00:00Z");
const deviceOf = (username: string, expiresAt = NOW.getTime() + 1) =>
  `id.${expiresAt}.${Buffer.from(username).toString("base64url")}`;

function openLimits() {
  const now = () => NOW;
  const limits = createLoginLimits({ loginMemory: createLoginMemory({}, async () => "", now), now });
  const lockouts: Lockout[] = [];
  /** Returns "allowed" or the status of the refusal. `device` is the value of a cookie with a valid signature. */
  const attempt = async (ip: string, username: string, device?: string) => {
    const cookies = { secure: false, get: () => device };
    const req = { headers: {}, socket: { remoteAddress: ip } };
    const ctx = { req, app: { proxy: false }, cookies, set: () => {} } as unknown as Context;
    try {
      await limits.add(ctx, username, async (limit) => void lockouts.push(limit));
      return "allowed";
    } catch (error) {
      return (error as { code?: string }).code;
    }
  };
  const attack = async (addresses: readonly string[], username: string) => {
    for (const address of addresses) for (let n = 0; n < 10; n++) await attempt(address, username);
  };
  return { attempt, attack, lockouts };
}
const addresses = (count: number) => Array.from({ length: count }, (_, n) => `10.1.${n}.1`);

it("one address has ten attempts, and one name has fifty from all addresses together", async () => {
  const { attempt, attack, lockouts } = openLimits();
  await attack(["10.0.0.1"], "ann");
  expect(await attempt("10.0.0.1", "bob")).toBe("too-many");
  expect(await attempt("10.0.0.2", "ann")).toBe("allowed");
  await attack(addresses(4), "ann");
  expect(await attempt("10.0.0.3", "ann")).toBe("too-many");
  expect(new Set(lockouts)).toEqual(new Set(["network", "username"]));
});

it("the networks of one /48 of IPv6 count together, too", async () => {
  const { attempt, attack } = openLimits();
  for (const n of [1, 2, 3]) await attack([`2001:db8:7:${n}::1`], `name ${n}`);
  expect(await attempt("2001:db8:7:4::1", "name 4")).toBe("too-many");
  expect(await attempt("2001:db8:8:4::1", "name 4")).toBe("allowed");
});

it("a known browser has ten attempts of its own, for the name that logged in with it, for a year", async () => {
  const { attempt, attack } = openLimits();
  await attack(addresses(5), "ann");
  expect(await attempt("10.1.0.1", "ann", deviceOf("bob"))).toBe("too-many");
  expect(await attempt("10.1.0.1", "ann", deviceOf("ann", NOW.getTime() - 1))).toBe("too-many");
  expect(await attempt("10.1.0.1", "ann", "nonsense")).toBe("too-many");
  for (let n = 0; n < 10; n++) expect(await attempt(`10.2.${n}.1`, "ann", deviceOf("ann"))).toBe("allowed");
  expect(await attempt("10.3.0.1", "ann", deviceOf("ann"))).toBe("too-many");
});
