import { type FileHandle, open } from "node:fs/promises";
import { hostname } from "node:os";
import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import * as z from "zod";
import type { BackupList, BackupSetting, PlaceTest } from "#contract/backups/backup-list";
import type { Config } from "../../../../config/load-config.ts";
import { AppError, diskError } from "../../../../errors.ts";
import { backupStatus } from "../../../../operations/backups/backup-status.ts";
import { createBackupChecks, type InspectFiles } from "../../../../operations/backups/catalog/backup-checks.ts";
import { createBucketListing } from "../../../../operations/backups/catalog/bucket-listing.ts";
import { readObject } from "../../../../operations/backups/catalog/bucket-objects.ts";
import { deleteBackup } from "../../../../operations/backups/catalog/delete-backup.ts";
import { backupsInBucket, findBackup, findBackups } from "../../../../operations/backups/catalog/find-backups.ts";
import { listBackupEntries } from "../../../../operations/backups/catalog/list-backups.ts";
import { testPlace } from "../../../../operations/backups/catalog/test-place.ts";
import { installationLabel } from "../../../../operations/backups/sent-copies.ts";
import { readQuery } from "../../../routes/read-query.ts";
import type { AddRoutes } from "../../admin-parts.ts";
import { administrator } from "../../session/require-administrator.ts";
import { atLeast } from "../../session/roles.ts";
import { readBody } from "../read-body.ts";
import { drainRequest, receiveFile, type UploadForm } from "../receive-upload.ts";
import { respondWithJob } from "../respond-with-job.ts";

/** Times the limit of imports that an uploaded backup may have: it is several times as large as the workbook of the same businesses. */
const LIMIT_FACTOR = 10;
/** Word that confirms a restore. */
const RESTORE_WORD = "RESTORE";
const BACKUP_FIELD = "backupFile";

const listQuery = z.object({ check: z.stringbool().default(false) });
const restoreSchema = z.strictObject({ confirm: z.string().max(100).optional() });
const placeSchema = z.strictObject({ kind: z.enum(["folder", "bucket"]) });

/** GET, POST backups · GET, DELETE backups/{name} · POST backups/upload · POST backups/test · POST backups/{name}/restore. */
export const backupsRoutes: AddRoutes = (router, parts) => {
  const { store, folder, jobs, uploads, runTask, backupSettings, now, log } = parts;
  const backupsParts = { store, folder, settings: backupSettings };
  const bucket = createBucketListing({ store, settings: () => backupSettings, environment: process.env, now });
  const inspectFiles: InspectFiles = (files) => runTask("inspect-backups", { files: [...files] });
  const checks = createBackupChecks(inspectFiles, (error) => log.warn({ err: error }, "backups could not be checked"));

  router.get("/backups", atLeast("viewer"), async (ctx) => {
    const { check } = readQuery(ctx.querystring, listQuery);
    const isChecking = check && checks.check(await findBackups(backupsParts));
    const { objects, failure } = await bucket.contents();
    const partsWithBucket = { ...backupsParts, bucketNames: objects?.map(({ name }) => name) };
    ctx.body = {
      ...(await backupStatus(store, backupSettings, now())),
      backups: await listBackupEntries(partsWithBucket, now(), checks.known, objects),
      isChecking,
      ...(failure !== undefined && { bucketFailure: failure }),
      ...(store.cluster && { host: hostname() }),
      settings: backupSettingsList(backupSettings, parts.settings.current().sources),
      uploadLimitMb: LIMIT_FACTOR * uploads.limitMb,
    } satisfies BackupList;
  });

  router.post("/backups", atLeast("administrator"), async (ctx) => {
    await respondWithJob(ctx, await jobs.start("backup", {}, { actor: administrator(ctx) }), (report) => report);
  });

  router.post("/backups/upload", atLeast("administrator"), async (ctx) => {
    try {
      const limitMb = LIMIT_FACTOR * uploads.limitMb;
      const form: UploadForm = { limitMb, fields: [BACKUP_FIELD], fieldsText: BACKUP_FIELD };
      ctx.body = await receiveFile(ctx, uploads, form, async ({ id, path }) => {
        const backup = await runTask("keep-upload", { file: path ?? "" }, { actor: administrator(ctx) });
        await uploads.remove(id);
        return backup;
      });
      ctx.status = 201;
    } finally {
      drainRequest(ctx);
    }
  });

  router.post("/backups/test", atLeast("administrator"), async (ctx) => {
    const { kind } = await readBody(ctx, placeSchema);
    const label = await installationLabel(store, folder);
    ctx.body = (await testPlace(kind, { settings: backupSettings, label })) satisfies PlaceTest;
  });

  /** Returns the name if only the bucket has a backup of this name; undefined if this server has its file, or neither has one. */
  async function nameInBucket(name: string): Promise<string | undefined> {
    const { objects = [] } = await bucket.contents();
    const backups = await findBackups(backupsParts);
    return (await backupsInBucket(backupsParts, objects, backups)).find((backup) => backup.name === name)?.name;
  }

  router.get("/backups/:name", atLeast("administrator"), async (ctx) => {
    const bucketName = await nameInBucket(ctx.params["name"] ?? "");
    if (bucketName !== undefined) {
      const { body, headers } = await readObject(bucketName, { settings: backupSettings.s3 });
      ctx.attachment(bucketName);
      ctx.type = "application/vnd.sqlite3";
      ctx.length = Number(headers.get("content-length"));
      if (ctx.method === "HEAD") {
        await body?.cancel();
        ctx.status = 200;
      } else if (body !== null) ctx.body = Readable.fromWeb(body as ReadableStream);
      return;
    }
    const { name, file } = await findBackup(backupsParts, ctx.params["name"] ?? "");
    const handle = await openToRead(file);
    ctx.attachment(name);
    ctx.type = "application/vnd.sqlite3";
    ctx.length = (await handle.stat()).size;
    if (ctx.method === "HEAD") {
      await handle.close();
      ctx.status = 200;
    } else ctx.body = handle.createReadStream();
  });

  router.delete("/backups/:name", atLeast("administrator"), async (ctx) => {
    // A restore may be reading it.
    await jobs.requireIdle();
    const options = { ...backupsParts, inspectFiles, actor: administrator(ctx), now };
    await deleteBackup(ctx.params["name"] ?? "", options, checks.known);
    ctx.status = 204;
  });

  router.post("/backups/:name/restore", atLeast("administrator"), async (ctx) => {
    const { confirm } = await readBody(ctx, restoreSchema);
    if (confirm !== RESTORE_WORD) {
      throw new AppError("invalid", `To restore a backup, confirm it with the word ${RESTORE_WORD}.`, [
        { field: "confirm", message: `must be ${RESTORE_WORD}` },
      ]);
    }
    const bucketName = await nameInBucket(ctx.params["name"] ?? "");
    const source =
      bucketName === undefined
        ? { file: (await findBackup(backupsParts, ctx.params["name"] ?? "")).file }
        : { bucketName };
    const actor = administrator(ctx);
    const job = await jobs.start("restore", source, { actor, file: ctx.params["name"] ?? "" });
    await respondWithJob(ctx, job, (report) => report);
  });
};

function openToRead(file: string): Promise<FileHandle> {
  return open(file, "r").catch((error: unknown) => {
    throw diskError(file, "read", error);
  });
}

function backupSettingsList(settings: Config["backup"], sources: ReadonlyMap<string, string>): BackupSetting[] {
  const { daily, keep, copyTo, s3 } = settings;
  const values: [string, BackupSetting["value"]][] = [
    ["backup.daily", daily],
    ["backup.keep", keep],
    ["backup.copyTo", copyTo],
    ["backup.s3.bucket", s3.bucket],
  ];
  return values.map(([key, value]) => ({ key, value, source: sources.get(key) ?? "default" }));
}
