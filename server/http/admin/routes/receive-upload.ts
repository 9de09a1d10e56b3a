import { dirname } from "node:path";
import type { Context } from "koa";
import { koaBody } from "koa-body";
import { isExcelName, isOtherFormatName, OTHER_ENDINGS } from "#domain/import-row/file-formats";
import { safeFileName } from "#domain/text/safe-file-name";
import { AppError, diskError } from "../../../errors.ts";
import type { Upload, Uploads } from "../../../jobs/uploads.ts";
import { limitBodyTime, UPLOAD_TIMEOUT_MS } from "../../body-timeout.ts";

/** The form's fields, one of which has the file. */
const EXCEL_FIELD = "excelFile";
const OTHER_FIELD = "dataFile";
const FIELDS = `${EXCEL_FIELD} (.xlsx, .xls) or ${OTHER_FIELD} (other formats)`;
const BYTES_PER_MB = 1024 * 1024;
/** Maximum size of all parts of the form but the file. */
const MAX_FIELDS_BYTES = 64 * 1024;
/** An upload is aborted when nothing arrives for this long. */
const IDLE_TIMEOUT_MS = 120_000;
/** Time for which a refused client may still send, so that it can read the response. */
const DRAIN_TIMEOUT_MS = 5_000;

/**
 * Streams the uploaded workbook of a multipart form to disk, and shares it with all servers. A failed upload is removed.
 * Errors: AppError `too-large` while it arrives, `invalid` for another body or a name that the field does not take, `storage` for the disk.
 */
export async function receiveUpload(ctx: Context, uploads: Uploads): Promise<Upload> {
  const maxBytes = uploads.limitMb * BYTES_PER_MB;
  const tooLarge = () =>
    new AppError("too-large", `The file is larger than ${uploads.limitMb} MB, the most that may be uploaded.`);
  if ((ctx.request.length ?? 0) > maxBytes + MAX_FIELDS_BYTES) throw tooLarge();
  await uploads.clearOld();
  const { id, path } = await uploads.open();
  ctx.req.socket.setTimeout(IDLE_TIMEOUT_MS);
  limitBodyTime(ctx.req, UPLOAD_TIMEOUT_MS);
  try {
    await formParser(path, maxBytes, tooLarge)(ctx, async () => {});
    const upload = await uploads.findReceived(id);
    const field = [EXCEL_FIELD, OTHER_FIELD].find((name) => ctx.request.files?.[name] !== undefined);
    if (upload === undefined || field === undefined) {
      throw new AppError("invalid", `Send the file as multipart/form-data, in the field ${FIELDS}.`);
    }
    requireFieldOfName(upload.name, field);
    return await uploads.share(upload);
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

function formParser(folder: string, maxBytes: number, tooLarge: () => AppError) {
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
      throw uploadError(error, dirname(folder), tooLarge);
    },
  });
}

function uploadError(error: Error & { httpCode?: number }, uploads: string, tooLarge: () => AppError): unknown {
  if (error.httpCode === 413) return /FileSize/.test(error.message) ? tooLarge() : invalid("sent more than one file");
  if (error.message === "Request aborted") return new AppError("cancelled", "The upload was aborted.");
  if (error.httpCode !== undefined) return invalid(error.message);
  return diskError(`The folder ${uploads}`, "written", error, " Fix that and send the file again.");
}

function invalid(reason: string): AppError {
  return new AppError("invalid", `The form could not be read (${reason}). Send one file, in the field ${FIELDS}.`);
}
