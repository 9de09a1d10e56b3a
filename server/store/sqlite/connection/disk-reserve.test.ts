import { existsSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { canMountDisks, mountSmallDisk, type SmallDisk } from "../../../testing/servers/small-disk.ts";
import { openStore } from "../../open-store.ts";
import type { Store } from "../../store.ts";

const AT = new Date("2026-05-04T08:00:00Z");
const HASH = "a hash of the password";
const MINUTE_MS = 60_000;

describe.runIf(canMountDisks())("on a full disk", () => {
  let disk: SmallDisk;
  let file: string;
  let store: Store;
  const open = () => openStore({ file, isServing: true });
  const logIn = (key: string, at = AT) => {
    const session = {
      data: { username: "admin", signedInAt: at.getTime() },
      expiresAt: new Date(at.getTime() + 3_600_000),
      origin: { browser: "Firefox", network: "192.0.2.0/24" },
    };
    const entry = { at: at.toISOString(), actor: "admin", action: "login" as const, detail: {} };
    return store.accounts.beginSession(key, session, "admin", HASH, at, entry);
  };

  beforeEach(async () => {
    disk = mountSmallDisk(40) as SmallDisk;
    file = join(disk.folder, "mainstreet.db");
    store = await open();
    await store.accounts.addFirstAdministrator("admin", HASH, AT);
    // The log that SQLite keeps would have room for some writes.
    await store.maintenance.maintain("urgent");
  });
  afterEach(async () => {
    vi.useRealTimers();
    await store.close();
    disk.unmount();
  });

  it("a server has a reserve that nobody else may read, and gives it back for a login", async () => {
    expect(statSync(`${file}-reserve`)).toMatchObject({ size: 4_194_304, mode: 0o100600 });
    disk.fill();
    const entry = { at: AT.toISOString(), actor: "admin", action: "backup" as const, detail: {} };
    await expect(store.maintenance.recordActivity(entry)).rejects.toMatchObject({ code: "storage" });
    expect(await store.maintenance.ensureSetting("session.secret", "made by the first login")).toBe(
      "made by the first login",
    );
    expect(await logIn("k1")).toBe(true);
    expect(existsSync(`${file}-reserve`)).toBe(false);
    expect(await store.accounts.session("k1", AT)).toMatchObject({ data: { username: "admin" } });
    // A deletion is recorded, which needs some room.
    await store.maintenance.recordActivity(entry);
  });

  it("a login succeeds without a reserve if the log of the database has room to give", async () => {
    // The file grows first, so that the log can be moved into it later.
    for (const chars of [200_000, 1]) await store.maintenance.setSetting("probe", "x".repeat(chars));
    await store.maintenance.maintain("urgent");
    for (let count = 0; count < 100; count++) await store.maintenance.setSetting("probe", `${count}`);
    rmSync(`${file}-reserve`);
    disk.fill();
    for (let count = 0; count < 20; count++) expect(await logIn(`k${count}`)).toBe(true);
  });

  it("a login without any room fails with the sentence on the disk, and succeeds when there is room", async () => {
    rmSync(`${file}-reserve`);
    disk.fill();
    await expect(logIn("k1")).rejects.toMatchObject({
      code: "storage",
      message: "The disk is full. Free some space and try again; nothing was half-written.",
    });
    disk.removeFiller();
    expect(await logIn("k1")).toBe(true);
  });

  it("the reserve is made again once there is room, and not before", async () => {
    await store.close();
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    store = await open();
    disk.fill();
    await logIn("k1");
    vi.advanceTimersByTime(MINUTE_MS);
    expect(existsSync(`${file}-reserve`)).toBe(false);
    disk.removeFiller();
    vi.advanceTimersByTime(MINUTE_MS);
    expect(statSync(`${file}-reserve`).size).toBe(4_194_304);
  });

  it("a server starts, and people can log in", async () => {
    await store.close();
    disk.fill();
    store = await open();
    expect(await logIn("k1")).toBe(true);
  });

  it("a command makes no reserve", async () => {
    await store.close();
    rmSync(`${file}-reserve`);
    store = await openStore({ file });
    expect(existsSync(`${file}-reserve`)).toBe(false);
  });
});
