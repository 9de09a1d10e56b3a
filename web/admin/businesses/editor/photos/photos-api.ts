import { adminFetch } from "../../../api/admin-fetch.ts";

/** Erases an uploaded photo for good, wherever it is shown. Throws what `adminFetch` throws. */
export async function erasePhoto(address: string): Promise<void> {
  await adminFetch(address.slice(1), { method: "DELETE" });
}
