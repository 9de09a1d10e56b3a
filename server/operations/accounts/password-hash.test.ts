import { expect, it } from "vitest";
import { hashPassword, passwordMatches } from "./password-hash.ts";

it("a password matches its hash, and nothing else does", async () => {
  const hash = await hashPassword("correct horse");
  expect(await passwordMatches("correct horse", hash)).toBe(true);
  for (const other of ["correct horse ", "Correct horse"])
    expect(await passwordMatches(other, hash), other).toBe(false);
});

it("a hash has a salt of its own, names its parameters and does not hold the password", async () => {
  const hashes = await Promise.all([hashPassword("secret words"), hashPassword("secret words")]);
  expect(hashes[0]).not.toBe(hashes[1]);
  for (const hash of hashes) expect(hash).toMatch(/^\$scrypt\$ln=14,r=8,p=5\$[\w+/]{22}\$[\w+/]{43}$/);
});

it("a hash with other parameters is verified with them", async () => {
  // Test vector of RFC 7914: scrypt("pleaseletmein", "SodiumChloride", N=16384, r=8, p=1), the first 32 bytes.
  const key = Buffer.from("7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2", "hex");
  const salt = Buffer.from("SodiumChloride").toString("base64").replace(/=+$/, "");
  const hash = `$scrypt$ln=14,r=8,p=1$${salt}$${key.toString("base64").replace(/=+$/, "")}`;
  expect(await passwordMatches("pleaseletmein", hash)).toBe(true);
  expect(await passwordMatches("pleaseletmeout", hash)).toBe(false);
});

it("a password matches in either Unicode normalization form", async () => {
  expect(await passwordMatches("Zu\u0308rich 8001", await hashPassword("Z\u00fcrich 8001"))).toBe(true);
});

it("no password matches without an administrator", async () => {
  expect(await passwordMatches("", undefined)).toBe(false);
});
