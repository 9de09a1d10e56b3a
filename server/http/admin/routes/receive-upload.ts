import { dirname } from "node:path";
import type { Context } from "koa";
import { koaBody } from "koa-body";
import { safeFileName } from "#domain/text/file-name";
import { diskError } from "../../../disk-error.ts";
import { AppError } from "../../../errors.ts";
import type { Upload, Uploads } from "../../../jobs/uploads.ts";

const FIELD = "excelFile";
const MEGABYTE = 1024 * 1024;
/** What the other parts of a form may take. */
const OTHER_PARTS = 64 * 1024;
/** A connection over which nothing comes for so long is given up. Milliseconds. */
const SILENCE = 120_000;
/** How long a sender who was refused may go on, so that it reads why. Milliseconds. */
const LINGER = 5_000;

/**
 * Receives the workbook of a form, straight to its file. Of what is too large, broken off or no form, nothing stays.
 * Errors: AppError `too-large` while it arrives, `invalid` for another kind of body, `storage` for the disk.
 */
export async function receiveUpload(ctx: Context, uploads: Uploads): Promise<Upload> {
  const most = uploads.limitMb * MEGABYTE;
  const tooLarge = () =>
    new AppError("too-large", `The file is larger than ${uploads.limitMb} MB, the most that may be uploaded.`);
  if ((ctx.request.length ?? 0) > most + OTHER_PARTS) throw tooLarge();
  await uploads.clearOld();
  const { id, path } = await uploads.open();
  ctx.req.socket.setTimeout(SILENCE);
  try {
    await parser(path, most, tooLarge)(ctx, async () => {});
    const upload = await uploads.find(id);
    if (upload === undefined || ctx.request.files?.[FIELD] === undefined) {
      throw new AppError("invalid", `Send the workbook as multipart/form-data, in the field ${FIELD}.`);
    }
    return upload;
  } catch (error) {
    await uploads.remove(id);
    throw error;
  } finally {
    ctx.req.socket.setTimeout(0);
  }
}

/** To be called when an answer goes out before the request has arrived: the rest of it is read over, but not for long. */
export function readOver(ctx: Context): void {
  const { req } = ctx;
  if (req.complete) return;
  req.resume();
  const giveUp = setTimeout(() => req.destroy(), LINGER);
  req.once("end", () => clearTimeout(giveUp));
  req.once("close", () => clearTimeout(giveUp));
}

function parser(folder: string, most: number, tooLarge: () => AppError) {
  return koaBody({
    multipart: true,
    json: false,
    urlencoded: false,
    text: false,
    formidable: {
      uploadDir: folder,
      maxFileSize: most,
      maxFiles: 1,
      maxFields: 20,
      maxFieldsSize: OTHER_PARTS,
      // what is in the file is judged where it is read
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
  if (error.message === "Request aborted") return new AppError("cancelled", "The upload was broken off.");
  if (error.httpCode !== undefined) return invalid(error.message);
  return diskError(`The folder ${uploads}`, "written", error, " Mend that and send the file again.");
}

function invalid(reason: string): AppError {
  return new AppError("invalid", `The form could not be read (${reason}). Send one file, in the field ${FIELD}.`);
}
