import { dirname } from "node:path";
import type { Context } from "koa";
import { koaBody } from "koa-body";
import { isExcelName, isOtherFormatName, OTHER_ENDINGS } from "#domain/import-row/file-formats";
import { safeFileName } from "#domain/text/safe-file-name";
import { AppError, diskError } from "../../../errors.ts";
import type { Upload, Uploads } from "../../../jobs/uploads.ts";
import { limitBodyTime, UPLOAD_TIMEOUT_MS } from "../../body-timeout.ts";

const EXCEL_FIELD = "excelFile";
const OTHER_FIELD = "dataFile";

/** A form with one file. */
export interface UploadForm {
  limitMb: number;
  /** Allowed names of the field with the file. */
  fields: readonly string[];
  /** Names of the fields in a sentence. */
  fieldsText: string;
}
const BYTES_PER_MB = 1024 * 1024;
/** Maximum size of all parts of the form but the file. */
const MAX_FIELDS_BYTES = 64 * 1024;
/** An upload is aborted when nothing arrives for this long. */
const IDLE_TIMEOUT_MS = 120_000;
/** Time for which a refused client may still send, so that it can read the response. */
const DRAIN_TIMEOUT_MS = 5_000;

/** Receives the file of an import, and shares it with all servers. Throws what `receiveFile` throws, `invalid` also for a wrong name. */
export function receiveUpload(ctx: Context, uploads: Uploads): Promise<Upload> {
  const form: UploadForm = {
    limitMb: uploads.limitMb,
    fields: [EXCEL_FIELD, OTHER_FIELD],
    fieldsText: `${EXCEL_FIELD} (.xlsx, .xls) or ${OTHER_FIELD} (other formats)`,
  };
  return receiveFile(ctx, uploads, form, async (upload, field) => {
    requireFieldOfName(upload.name, field);
    return uploads.share(upload);
  });
}

/**
 * Streams the uploaded file of a multipart form to disk and passes it on. A failed upload is removed. Errors: AppError `too-large` while it
 * arrives, `invalid` for another body, `storage` for the disk; those of `work`.
 */
export async function receiveFile<Result>(
  ctx: Context,
  uploads: Uploads,
  form: UploadForm,
  work: (upload: Upload, field: string) => Promise<Result>,
): Promise<Result> {
  const maxBytes = form.limitMb * BYTES_PER_MB;
  const tooLarge = () =>
    new AppError("too-large", `The file is larger than ${form.limitMb} MB, the most that may be uploaded.`);
  if ((ctx.request.length ?? 0) > maxBytes + MAX_FIELDS_BYTES) throw tooLarge();
  await uploads.clearOld();
  const { id, path } = await uploads.open();
  ctx.req.socket.setTimeout(IDLE_TIMEOUT_MS);
  limitBodyTime(ctx.req, UPLOAD_TIMEOUT_MS);
  try {
    await formParser(path, { ...form, maxBytes, tooLarge })(ctx, async () => {});
    const upload = await uploads.findReceived(id);
    const field = form.fields.find((name) => ctx.request.files?.[name] !== undefined);
    if (upload === undefined || field === undefined) {
      throw new AppError("invalid", `Send the file as multipart/form-data, in the field ${form.fieldsText}.`);
    }
    ctx.req.socket.setTimeout(0);
    return await work(upload, field);
  } catch (error) {
    await uploads.remove(id);
    throw error;
  } finally {
    ctx.req.socket.setTimeout(0);
  }
}

/** Errors: AppError `invalid` for a name that the field does not take. */
function requireFieldOfName(name: string, field: string): void {
  const isExcel = isExcelName(name);
  if (field === EXCEL_FIELD && !isExcel) {
    const remedy = isOtherFormatName(name) ? `Send ${name} in the field ${OTHER_FIELD}.` : `${name} is none of them.`;
    throw new AppError("invalid", `Import accepts only .xlsx and .xls files. ${remedy}`);
  }
  if (field === OTHER_FIELD && !isOtherFormatName(name)) {
    const reason = isExcel ? `Send ${name} in the field ${EXCEL_FIELD}.` : `${name} is none of them.`;
    throw new AppError(
      "invalid",
      `The field ${OTHER_FIELD} takes ${OTHER_ENDINGS.join(", ")}, also gzipped. ${reason}`,
    );
  }
}

/** Discards the rest of a request that was answered before it arrived, for some seconds. */
export function drainRequest(ctx: Context): void {
  const { req } = ctx;
  if (req.complete) return;
  req.resume();
  const timer = setTimeout(() => req.destroy(), DRAIN_TIMEOUT_MS);
  req.once("end", () => clearTimeout(timer));
  req.once("close", () => clearTimeout(timer));
}

function formParser(
  folder: string,
  { maxBytes, tooLarge, fieldsText }: UploadForm & { maxBytes: number; tooLarge: () => AppError },
) {
  return koaBody({
    multipart: true,
    json: false,
    urlencoded: false,
    text: false,
    formidable: {
      uploadDir: folder,
      maxFileSize: maxBytes,
      maxFiles: 1,
      maxFields: 20,
      maxFieldsSize: MAX_FIELDS_BYTES,
      // The parser refuses an empty file with the reason.
      allowEmptyFiles: true,
      minFileSize: 0,
      filename: (_name, _ending, part) => safeFileName(part.originalFilename ?? ""),
    },
    onError: (error) => {
      throw uploadError(error, { uploads: dirname(folder), tooLarge, fieldsText });
    },
  });
}

function uploadError(
  error: Error & { httpCode?: number },
  { uploads, tooLarge, fieldsText }: Pick<UploadForm, "fieldsText"> & { uploads: string; tooLarge: () => AppError },
): unknown {
  const invalid = (reason: string) =>
    new AppError("invalid", `The form could not be read (${reason}). Send one file, in the field ${fieldsText}.`);
  if (error.httpCode === 413) return /FileSize/.test(error.message) ? tooLarge() : invalid("sent more than one file");
  if (error.message === "Request aborted") return new AppError("cancelled", "The upload was aborted.");
  if (error.httpCode !== undefined) return invalid(error.message);
  return diskError(`The folder ${uploads}`, "written", error, " Fix that and send the file again.");
}
