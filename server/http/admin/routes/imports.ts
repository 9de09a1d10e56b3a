import type { Context } from "koa";
import * as z from "zod";
import type {
  DataVersion,
  DryRunReport,
  ImportAnswer,
  ImportEntry,
  PreviewAgain,
  StartImport,
} from "#contract/admin-api";
import { latestQuerySchema } from "#contract/admin-queries";
import type { ColumnChoice } from "#contract/import-columns";
import type { ImportOptions, ImportReport, ImportUndoPreview, UploadState } from "#contract/import-report";
import { countryName } from "#domain/address/country";
import { counted } from "#domain/text/count-label";
import { AppError } from "../../../errors.ts";
import type { StartOptions } from "../../../jobs/queue/job-queue.ts";
import type { Upload } from "../../../jobs/uploads.ts";
import { checkedChoice } from "../../../operations/spreadsheets/column-map.ts";
import { readEncodingName } from "../../../operations/spreadsheets/encoding-name.ts";
import { openLeftOut, openRejects } from "../../../operations/spreadsheets/rejects/rejects.ts";
import { requirePreviewOf } from "../../../operations/spreadsheets/require-preview.ts";
import { sampleWorkbook } from "../../../operations/spreadsheets/sample-workbook.ts";
import { previewUndoOfImport } from "../../../operations/spreadsheets/undo-import.ts";
import { hasBody } from "../../body-timeout.ts";
import { readId } from "../../routes/read-id.ts";
import { readQuery } from "../../routes/read-query.ts";
import type { AddRoutes, AdminParts } from "../admin-parts.ts";
import { administrator } from "../session/require-administrator.ts";
import { atLeast } from "../session/roles.ts";
import { readBody } from "./read-body.ts";
import { drainRequest, receiveUpload } from "./receive-upload.ts";
import { respondWithJob } from "./respond-with-job.ts";

const onDuplicate = z.enum(["skip", "update"]).default("skip");
const flag = z.stringbool().default(false);
const importQuery = z.object({ onDuplicate, dryRun: flag, allowDuplicates: flag });
const uploadId = z.string().max(100);
const encoding = z.string().max(50).transform(readEncodingName).optional();
const country = z
  .string()
  .max(100)
  .transform(countryName)
  .refine((name) => name !== "", "is no country; give its English name or ISO code")
  .optional();
const startSchema = z.strictObject({
  uploadId,
  onDuplicate,
  encoding,
  country,
  dataVersion: z.string().max(100).optional(),
  allowDuplicates: z.boolean().optional(),
});
const choice = z.strictObject({ header: z.string().min(1).max(1_000_000), field: z.string().max(1_000).nullable() });
const previewSchema = z.strictObject({ uploadId, choices: z.array(choice).max(1_000).optional(), encoding, country });
const undoSchema = z.strictObject({ edited: z.enum(["bin", "keep"], "must be bin or keep").default("bin") });
const NO_SUCH_IMPORT = "There is no such import.";
const NO_REJECTS = "The rejected rows of this import are not stored.";

/** POST import · GET, POST imports · POST imports/preview · GET uploads/{id} · GET data-version · GET, POST imports/{id}/undo · GET imports/{id}/rejects · GET sample-workbook. */
export const importRoutes: AddRoutes = (router, parts) => {
  const { store, jobs, uploads, now } = parts;

  router.post("/import", atLeast("editor"), async (ctx) => {
    try {
      const options = readQuery(ctx.querystring, importQuery);
      await jobs.requireIdle();
      const upload = await receiveUpload(ctx, uploads);
      await startImport(ctx, parts, upload, options).catch(async (error) => {
        if (error instanceof AppError && error.code === "conflict") await uploads.remove(upload.id);
        throw error;
      });
    } finally {
      drainRequest(ctx);
    }
  });

  router.post("/imports", atLeast("editor"), async (ctx) => {
    const {
      uploadId,
      dataVersion,
      allowDuplicates = false,
      ...options
    }: StartImport = await readBody(ctx, startSchema);
    const upload = await requireUpload(parts, uploadId);
    await requirePreviewOf(store, dataVersion);
    await startImport(ctx, parts, upload, { ...options, allowDuplicates, dryRun: false });
  });

  router.post("/imports/preview", atLeast("editor"), async (ctx) => {
    const { uploadId, choices, encoding, country }: PreviewAgain = await readBody(ctx, previewSchema);
    const checkedChoices = choices?.map(({ header, field }) => checkedChoice("choices", header, field ?? ""));
    const upload = await requireUpload(parts, uploadId);
    const options: ImportOptions = { onDuplicate: "skip", dryRun: true, allowDuplicates: false, encoding, country };
    await startImport(ctx, parts, upload, options, checkedChoices);
  });

  router.get("/uploads/:id", atLeast("viewer"), async (ctx) => {
    const upload = await uploads.find(ctx.params.id ?? "");
    ctx.body = { exists: upload !== undefined } satisfies UploadState;
  });

  router.get("/data-version", atLeast("viewer"), async (ctx) => {
    const { version, isChanging } = await store.directory.dataState(now());
    ctx.body = { dataVersion: version, isChanging } satisfies DataVersion;
  });

  router.get("/imports", atLeast("viewer"), async (ctx) => {
    const { limit } = readQuery(ctx.querystring, latestQuerySchema);
    const importsWithRejects = await openRejects(parts).importIds();
    const importsWithLeftOut = await openLeftOut(parts).importIds();
    const imports = await store.imports.list(limit, now());
    ctx.body = imports.map(
      ({ reading: _, remainingRejects: __, ...entry }): ImportEntry => ({
        ...entry,
        rejectsUrl: importsWithRejects.has(entry.id) ? rejectsUrl(entry.id) : null,
        // The businesses that corrections would change went with the import.
        hasLeftOutValues: entry.state !== "undone" && importsWithLeftOut.has(entry.id),
      }),
    );
  });

  router.get("/imports/:id/undo", atLeast("viewer"), async (ctx) => {
    const preview = await previewUndoOfImport(store, readId(ctx.params.id, NO_SUCH_IMPORT), now());
    ctx.body = preview satisfies ImportUndoPreview;
  });

  router.post("/imports/:id/undo", atLeast("editor"), async (ctx) => {
    const importId = readId(ctx.params.id, NO_SUCH_IMPORT);
    const { edited } = hasBody(ctx.req) ? await readBody(ctx, undoSchema) : undoSchema.parse({});
    // A refusal needs no child process.
    await store.imports.previewUndo(importId, now());
    const job = await jobs.start("undo", { importId, edited }, { actor: administrator(ctx) });
    await respondWithJob(ctx, job, ({ removed, restored, binned, kept }) => ({
      message: `Import undone: ${removed} removed, ${restored} restored`,
      removed,
      restored,
      binned,
      kept,
    }));
  });

  router.get("/imports/:id/rejects", atLeast("viewer"), async (ctx) => {
    const file = await openRejects(parts).find(readId(ctx.params.id, NO_REJECTS));
    if (file === undefined) throw new AppError("not-found", NO_REJECTS);
    attach(ctx, file.name, file.bytes);
    ctx.body = file.content;
  });

  router.get("/sample-workbook", atLeast("viewer"), async (ctx) => {
    const { id, path } = await uploads.open();
    try {
      const bytes = await sampleWorkbook(path);
      attach(ctx, "sample.xlsx", bytes.length);
      ctx.body = bytes;
    } finally {
      await uploads.remove(id);
    }
  });
};

async function requireUpload({ uploads }: AdminParts, id: string): Promise<Upload> {
  const upload = await uploads.find(id);
  if (upload === undefined) {
    throw new AppError("not-found", "The uploaded file is gone. Choose it again.");
  }
  return upload;
}

async function startImport(
  ctx: Context,
  { jobs, uploads, store }: AdminParts,
  { id, name, path }: Upload,
  { dryRun, allowDuplicates, ...reading }: ImportOptions,
  choices?: ColumnChoice[],
): Promise<void> {
  const options: StartOptions = {
    actor: administrator(ctx),
    file: name,
    async onEnd(state) {
      const isReusable = state === "cancelled" || (dryRun && state === "finished");
      if (!isReusable) await uploads.remove(id);
      if (!dryRun && state === "finished") await store.scheduledFiles.update(id, { state: "imported", uploadId: null });
    },
  };
  const input = { file: path ?? name, uploadId: id, ...reading };
  const job = dryRun
    ? await jobs.start("dry-run", { ...input, choices }, options)
    : await jobs.start("import", { ...input, allowDuplicates }, options);
  await respondWithJob(ctx, job, importAnswer);
}

export function importAnswer(report: ImportReport | DryRunReport): ImportAnswer {
  const { imported, updated, duplicatesSkipped, totalErrors, errors, importId, dryRun } = report;
  const counts = [
    `${imported} imported`,
    ...(updated > 0 ? [`${updated} updated`] : []),
    counted(duplicatesSkipped, "duplicate", "duplicates"),
    counted(totalErrors, "error", "errors"),
  ];
  return {
    message: refusalOf(report) ?? `${dryRun ? "Preview completed" : "Import completed"}: ${counts.join(", ")}`,
    stats: { imported, updated, duplicatesSkipped, totalErrors },
    errors,
    importId,
    rejectsUrl: importId !== null && totalErrors > 0 ? rejectsUrl(importId) : null,
    uploadId: "uploadId" in report ? report.uploadId : null,
  };
}

function refusalOf(report: ImportReport | DryRunReport): string | null {
  return "refusal" in report ? report.refusal : null;
}

function rejectsUrl(importId: number): string {
  return `/api/admin/imports/${importId}/rejects`;
}

function attach(ctx: Context, name: string, size: number): void {
  ctx.attachment(name);
  ctx.type = ".xlsx";
  ctx.length = size;
}
