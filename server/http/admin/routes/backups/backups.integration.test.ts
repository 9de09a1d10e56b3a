import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Activity, Job } from "#contract/admin-api";
import type { BackupEntry, BackupList, RestoreJobResult } from "#contract/backups/backup-list";
import type { Problem } from "#contract/problems/problem";
import { SCHEMA_VERSION } from "../../../../store/schema-version.ts";
import { jobProcess, untilNoJobs } from "../../../../testing/commands/job-process-fixture.ts";
import { runServer, type ServerFixture, workbookOf } from "../../../../testing/servers/running-server.ts";

const ASYNC = { Prefer: "respond-async" };
const ROWS = 30;
let site: ServerFixture;
beforeAll(async () => {
  site = await runServer({ "limits.uploadMb": 1, "backup.daily": false });
  await site.upload(await workbookOf(ROWS), "thirty.xlsx");
});
afterAll(() => site.close());

const count = () => site.services.store.directory.countBusinesses();
const list = (query = "") => site.json<BackupList>(`backups${query}`);
const send = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
  site.ask(`/api/admin/${path}`, {
    method,
    headers: { ...(body && { "content-type": "application/json" }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
const restore = (name: string, confirm = "RESTORE", headers: Record<string, string> = {}) =>
  send("POST", `backups/${encodeURIComponent(name)}/restore`, { confirm }, headers);
const sentence = async (response: Response) => ((await response.json()) as Problem).detail;
const fileOf = (name: string) => join(site.services.folder.backups, name);

async function backUp(): Promise<string> {
  return ((await (await send("POST", "backups")).json()) as { name: string }).name;
}

async function entryOf(name: string, query = ""): Promise<BackupEntry | undefined> {
  return (await list(query)).backups.find((entry) => entry.name === name);
}

/** Lists once every file was read as a whole. */
async function checkedEntry(name: string): Promise<BackupEntry | undefined> {
  while ((await list("?check=true")).isChecking);
  return entryOf(name);
}

function upload(bytes: Uint8Array<ArrayBuffer> | string, name: string, field = "backupFile") {
  const body = new FormData();
  body.append(field, new Blob([bytes]), name);
  return site.ask("/api/admin/backups/upload", { method: "POST", body });
}

describe("a backup made in the panel", () => {
  it("is a job, then in the list with size, kind and place, and checked as a whole on request", async () => {
    const name = await backUp();
    expect(await entryOf(name)).toMatchObject({
      kind: "manual",
      places: ["server"],
      state: "good",
      businesses: null,
      isChecked: false,
      canRestore: true,
      deletionRefusal: expect.stringContaining("only backup"),
    });
    expect(await checkedEntry(name)).toMatchObject({ state: "good", businesses: ROWS, isChecked: true });
    expect((await list()).last).toMatchObject({ file: fileOf(name), businesses: ROWS });
    const [entry] = await site.json<Activity[]>("activity?limit=1");
    expect(entry).toMatchObject({ actor: "ann", action: "back-up", detail: { name } });
  });

  it("is downloaded as it is on the disk, and nothing else is", async () => {
    const name = await backUp();
    const response = await site.ask(`/api/admin/backups/${name}`);
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${name}"`);
    expect(Buffer.from(await response.arrayBuffer()).equals(await readFile(fileOf(name)))).toBe(true);
    const head = await site.ask(`/api/admin/backups/${name}`, { method: "HEAD" });
    expect(head.headers.get("content-length")).toBe(response.headers.get("content-length"));
    for (const path of ["..%2Fmainstreet.db", "%2e%2e%2fmainstreet.db", "%2Fetc%2Fpasswd", "x.db", `${name}%00`]) {
      expect((await site.ask(`/api/admin/backups/${path}`)).status, path).not.toBe(200);
    }
  });

  it("can be deleted, unless it is the last one", async () => {
    const [one, other] = [await backUp(), await backUp()];
    for (const { name } of (await list()).backups) if (name !== one && name !== other) await rm(fileOf(name));
    expect((await send("DELETE", `backups/${other}`)).status).toBe(204);
    expect((await list()).last).toMatchObject({ file: fileOf(one), businesses: ROWS });
    const refusal = await send("DELETE", `backups/${one}`);
    expect(refusal.status).toBe(409);
    expect(await sentence(refusal)).toContain("Make another one first.");
    expect(await readdir(site.services.folder.backups)).toEqual([one]);
    expect((await send("DELETE", `backups/${other}`)).status).toBe(404);
  });
});

describe("an uploaded backup", () => {
  it("is checked, then listed beside the one of the same name, and not deleted by the rotation", async () => {
    const name = await backUp();
    const bytes = new Uint8Array(await readFile(fileOf(name)));
    for (const uploaded of [`uploaded-${name}`, `uploaded-${name.replace(".db", "_2.db")}`]) {
      const response = await upload(bytes, name);
      expect(response.status).toBe(201);
      expect(await response.json()).toEqual({ name: uploaded, businesses: ROWS });
      expect(Buffer.from(bytes).equals(await readFile(fileOf(uploaded)))).toBe(true);
      expect(await entryOf(uploaded)).toMatchObject({ kind: "uploaded", canRestore: true });
    }
    expect((await entryOf(`uploaded-${name}`))?.at).toBe((await entryOf(name))?.at);
    expect(await readdir(site.services.folder.uploads)).toEqual([]);
  });

  it.each([
    ["a text", "name,city\nA,B\n", "notes.db is not a Mainstreet backup. Choose a file that was downloaded here"],
    ["an empty file", "", "notes.db is damaged"],
  ])("is refused in a sentence and not kept if it is %s", async (_what, content, message) => {
    const before = (await list()).backups.length;
    const response = await upload(content, "notes.db");
    expect(response.status).toBe(422);
    expect(await sentence(response)).toContain(message);
    expect((await list()).backups).toHaveLength(before);
    expect(await readdir(site.services.folder.uploads)).toEqual([]);
  });

  it("is refused if it is cut short, of another program, newer or too large", async () => {
    const name = await backUp();
    const bytes = new Uint8Array(await readFile(fileOf(name)));
    expect(await sentence(await upload(bytes.slice(0, bytes.length - 9_000), "cut.db"))).toContain("cut.db is damaged");
    const other = join(site.services.folder.path, "other.db");
    const db = new Sqlite(other);
    db.exec("CREATE TABLE songs (id); PRAGMA user_version = 7");
    db.close();
    expect(await sentence(await upload(new Uint8Array(await readFile(other)), "songs.db"))).toContain(
      "not a Mainstreet",
    );
    await rm(other);
    const newer = bytes.slice();
    new DataView(newer.buffer).setInt32(60, SCHEMA_VERSION + 1);
    expect(await sentence(await upload(newer, "next.db"))).toContain("newer version of Mainstreet");
    expect((await upload(new Uint8Array(11 * 1024 * 1024), "large.db")).status).toBe(413);
    expect((await upload(bytes, "a.db", "excelFile")).status).toBe(400);
  });
});

describe("a file in the folder of backups", () => {
  it("that is damaged or newer is listed as such, and not restored", async () => {
    const name = await backUp();
    const bytes = await readFile(fileOf(name));
    const damaged = Buffer.from(bytes);
    damaged.fill(0x5a, 20_000, 60_000);
    await writeFile(fileOf("damaged.db"), damaged);
    const newer = Buffer.from(bytes);
    newer.writeInt32BE(SCHEMA_VERSION + 1, 60);
    await writeFile(fileOf("newer.db"), newer);
    await writeFile(fileOf("short.db"), bytes.subarray(0, 30_000));
    expect(await checkedEntry("damaged.db")).toMatchObject({ state: "damaged", canRestore: false, kind: "other" });
    expect(await entryOf("newer.db")).toMatchObject({ state: "newer", canRestore: false });
    expect(await entryOf("short.db")).toMatchObject({ state: "damaged", canRestore: false });
    const response = await restore("damaged.db");
    expect(response.ok).toBe(false);
    expect(await count()).toBe(ROWS);
    for (const made of ["damaged.db", "newer.db", "short.db"]) await rm(fileOf(made));
  });
});

describe("a restore in the panel", () => {
  it("needs the word RESTORE and a backup that exists", async () => {
    const name = await backUp();
    for (const word of ["", "restore", "RESTORE "]) expect((await restore(name, word)).status, word).toBe(400);
    expect((await send("POST", `backups/${name}/restore`, {})).status).toBe(400);
    expect((await restore("absent.db")).status).toBe(404);
  });

  it("brings back what Delete All deleted, keeps whoever restores signed in, and says who did it", async () => {
    const deletion = await site.json<{ backup: string }>("delete-all", { method: "DELETE" });
    expect(await count()).toBe(0);
    const name = deletion.backup.split("/").at(-1) ?? "";
    expect(await entryOf(name)).toMatchObject({ kind: "before-delete-all" });
    const response = await restore(name, "RESTORE", ASYNC);
    expect(response.status).toBe(202);
    const { id } = (await response.json()) as Job;
    const job = await site.waitForJob(id);
    expect(job).toMatchObject({ id, kind: "restore", actor: "ann", file: name, state: "finished" });
    expect(job.result).toMatchObject({ name, businesses: ROWS, isDamaged: false, cleaned: 0 });
    expect(await count()).toBe(ROWS);
    const { snapshot } = job.result as RestoreJobResult;
    expect(await entryOf(snapshot ?? "")).toMatchObject({ kind: "before-restore", canRestore: true });
    const [entry] = await site.json<Activity[]>("activity?limit=1");
    expect(entry).toMatchObject({ actor: "ann", action: "restore", detail: { file: fileOf(name) } });
  });

  it("runs alone, and leaves the former state when its process is killed", async () => {
    const name = await backUp();
    await site.upload(await workbookOf(ROWS + 5), "more.xlsx");
    await untilNoJobs();
    const { id } = (await (await restore(name, "RESTORE", ASYNC)).json()) as Job;
    const restoring = await jobProcess();
    restoring.hold();
    const second = await restore(name);
    expect(second.status).toBe(409);
    expect(await sentence(second)).toBe(
      `The restore of ${name}, started by ann, is running (job ${id}). Wait until it has ended, or cancel it.`,
    );
    expect((await send("DELETE", `backups/${name}`)).status).toBe(409);
    process.kill(restoring.pid, "SIGKILL");
    expect(await site.waitForJob(id)).toMatchObject({
      state: "interrupted",
      error: expect.stringContaining("as it was before, or restored as a whole"),
    });
    expect(await count()).toBe(ROWS + 5);
    expect((await restore(name)).status).toBe(200);
    expect(await count()).toBe(ROWS);
  });
});
