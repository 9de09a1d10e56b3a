import { describe, expect, it } from "vitest";
import { databaseName, databaseUrlError, maskPassword, splitTls } from "./database-url.ts";

describe("the URL of a database", () => {
  it.each([
    "postgres://mainstreet@db.example.org/mainstreet",
    "postgresql://mainstreet:s%40cret@db.example.org:6432/mainstreet?sslmode=require&channel_binding=require",
    "postgres://mainstreet@[::1]:5432/mainstreet",
    "postgres:///mainstreet?host=/var/run/postgresql",
  ])("%s is accepted", (url) => {
    expect(databaseUrlError(url)).toBeUndefined();
  });

  it.each([
    ["mysql://root:hidden@db/mainstreet", "must be an address such as"],
    ["mainstreet:hidden@db/mainstreet", "must be an address such as"],
    ["postgres://mainstreet:100%hidden@db/mainstreet", "must be an address such as"],
    ["postgres:///mainstreet", "must name the host"],
    ["postgres://mainstreet:hidden@db", "must name the database"],
    ["postgres://mainstreet:hidden@db/mainstreet?sslmode=on", "has an unknown sslmode"],
    ["postgres://mainstreet:hidden@db/mainstreet?sslrootcert=/ca.pem", "use database.tls and database.tlsCaFile"],
    ["postgres://mainstreet@db/mainstreet?password=hidden", "must not have password as a parameter"],
    ["postgres://mainstreet@db/mainstreet#hidden", "must have the character # as %23"],
  ])("%s is refused, and the reason does not quote it", (url, reason) => {
    expect(databaseUrlError(url)).toContain(reason);
    expect(databaseUrlError(url)).not.toContain("hidden");
  });

  it("is shown without its password", () => {
    expect(maskPassword("postgres://a:b%40c@db:6432/d?host=/run")).toBe("postgres://a:********@db:6432/d?host=/run");
    expect(maskPassword("postgres://a@db/d")).toBe("postgres://a@db/d");
    expect(maskPassword("not a URL: secret")).toBe("********");
  });

  it("is named by database and host", () => {
    expect(databaseName("postgres://a:b@db.example.org/main%20street")).toBe("main street at db.example.org:5432");
    expect(databaseName("postgres:///d?host=/run/postgresql")).toBe("d at /run/postgresql");
  });

  it.each([
    ["disable", "off"],
    ["prefer", "off"],
    ["require", "require"],
    ["verify-full", "verify"],
  ])("says by sslmode=%s that encryption is %s", (mode, tls) => {
    const split = splitTls(`postgres://db/d?sslmode=${mode}&application_name=x`);
    expect(split.tls).toBe(tls);
    expect(split.url.href).toBe("postgres://db/d?application_name=x");
  });
});
