import { savedUrl } from "./page-url.ts";

/** Returns the address of a list that a visitor shares. */
export function sharedListUrl(ids: readonly number[]): string {
  return `${savedUrl}?ids=${ids.join(",")}`;
}

/** Path of the file of vCards. */
export const savedVcardsPath = `${savedUrl}/contacts.vcf`;

/** Returns the address of a file with the vCards of these businesses. */
export function savedVcardsUrl(ids: readonly number[]): string {
  return `${savedVcardsPath}?ids=${ids.join(",")}`;
}
