import type { UploadedPhoto } from "#contract/fields/uploaded-photo";
import type { CropArea } from "#domain/business/own-photos/crop-area";
import { adminFetch, adminSend } from "../../../api/admin-fetch.ts";

/** Erases an uploaded photo for good, wherever it is shown. Throws what `adminFetch` throws. */
export async function erasePhoto(address: string): Promise<void> {
  await adminFetch(address.slice(1), { method: "DELETE" });
}

/** Stores a part of an uploaded photo as a photo of its own. Throws what `adminFetch` throws. */
export function cropPhoto(address: string, area: CropArea): Promise<UploadedPhoto> {
  return adminSend("POST", `${address.slice(1)}/crop`, area);
}
