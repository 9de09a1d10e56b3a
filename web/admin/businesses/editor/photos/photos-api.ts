import type { UploadedPhoto } from "#contract/fields/uploaded-photo";
import { adminFetch } from "../../../api/admin-fetch.ts";

const MAX_MB = 20;

/** Uploads a picture. Errors: ApiError, TypeError if no response arrived, Error with a sentence for a file that is too large. */
export async function uploadPhoto(file: File): Promise<UploadedPhoto> {
  if (file.size > MAX_MB * 1024 * 1024) {
    throw new Error(`This picture is larger than ${MAX_MB} MB. Make it smaller and upload it again.`);
  }
  const response = await adminFetch("photos", {
    method: "POST",
    // The server goes by the contents.
    headers: { "content-type": "application/octet-stream", accept: "application/json" },
    body: file,
  });
  return response.json() as Promise<UploadedPhoto>;
}

/** Erases an uploaded photo for good, wherever it is shown. Throws what `adminFetch` throws. */
export async function erasePhoto(address: string): Promise<void> {
  await adminFetch(address.slice(1), { method: "DELETE" });
}
