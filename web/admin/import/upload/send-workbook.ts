import type { Job } from "#contract/admin-api";
import { apiErrorOf } from "../../../api/api-error.ts";
import { endedSession } from "../../session/ended-session.ts";

interface Sending {
  signal: AbortSignal;
  /** Bytes, of the whole request. */
  onSent: (sent: number, total: number) => void;
}

/**
 * Sends a workbook to be rehearsed and answers with that job. By XMLHttpRequest, since fetch does not tell how much was
 * sent. Errors: as `adminFetch`; an abort is a DOMException of the name AbortError.
 */
export async function sendWorkbook(file: File, sending: Sending): Promise<Job> {
  const ask = () => post("/api/admin/import?dryRun=true", file, sending);
  let response = await ask();
  if (response.status === 401 && (await endedSession.signedInAgain())) response = await ask();
  if (!response.ok) throw await apiErrorOf(response);
  return response.json() as Promise<Job>;
}

function post(path: string, file: File, { signal, onSent }: Sending): Promise<Response> {
  const form = new FormData();
  form.set("excelFile", file);
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => request.abort());
    request.upload.addEventListener("progress", ({ loaded, total }) => onSent(loaded, total));
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
