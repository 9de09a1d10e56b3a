import type { UploadedPhoto } from "#contract/fields/uploaded-photo";
import { statusOfError } from "../../api/api-error.ts";
import { adminFetch } from "./admin-fetch.ts";
import { failureText } from "./failure-text.ts";

const MAX_MB = 20;

/** Uploads a picture. Errors: ApiError, TypeError if no response arrived, Error with a sentence for a file that is too large. */
export async function uploadPicture(path: "photos" | "logos", file: File): Promise<UploadedPhoto> {
  if (file.size > MAX_MB * 1024 * 1024) {
    throw new Error(`This picture is larger than ${MAX_MB} MB. Make it smaller and upload it again.`);
  }
  const response = await adminFetch(path, {
    method: "POST",
    // The server goes by the contents.
    headers: { "content-type": "application/octet-stream", accept: "application/json" },
    body: file,
  });
  return response.json() as Promise<UploadedPhoto>;
}

/** Returns the sentence about a failure of `uploadPicture`. */
export function uploadFailureText(error: unknown, fallback: string): string {
  const ownReason = error instanceof Error && statusOfError(error) === undefined && !(error instanceof TypeError);
  return ownReason ? error.message : failureText(error, fallback);
}
