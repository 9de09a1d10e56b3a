import { savedUrl } from "./page-url.ts";

/** Returns the address of a list that a visitor shares. */
export function sharedListUrl(ids: readonly number[]): string {
  return `${savedUrl}?ids=${ids.join(",")}`;
}

/** Returns the address of a file with the vCards of these businesses. */
export function savedVcardsUrl(ids: readonly number[]): string {
  return `${savedUrl}/contacts.vcf?ids=${ids.join(",")}`;
}
