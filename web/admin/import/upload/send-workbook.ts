import type { Job } from "#contract/admin-api";
import { apiErrorOf } from "../../../api/api-error.ts";
import { session } from "../../session/session-renewal.ts";

interface SendOptions {
  signal: AbortSignal;
  /** Bytes of the whole request. */
  onProgress: (sent: number, total: number) => void;
}

/**
 * Uploads a workbook and returns the dry run that the server starts. Uses XMLHttpRequest, since fetch reports no upload
 * progress. Errors: as `adminFetch`; a DOMException named AbortError after an abort.
 */
export async function sendWorkbook(file: File, options: SendOptions): Promise<Job> {
  const response = await session.retryAfterLogin(() => post("/api/admin/import?dryRun=true", file, options));
  if (!response.ok) throw await apiErrorOf(response);
  return response.json() as Promise<Job>;
}

function post(path: string, file: File, { signal, onProgress }: SendOptions): Promise<Response> {
  const form = new FormData();
  form.set("excelFile", file);
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => request.abort());
    request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(loaded, total));
    request.addEventListener("load", () => {
      const { responseText, status, statusText } = request;
      resolve(new Response(responseText, { status, statusText }));
    });
    request.addEventListener("abort", () => reject(new DOMException("The upload was cancelled.", "AbortError")));
    request.addEventListener("error", () => reject(new TypeError("The connection was lost.")));
    request.open("POST", path);
    request.setRequestHeader("Prefer", "respond-async");
    request.send(form);
  });
}
