import { hash } from "node:crypto";

/** Returns SHA-1 in base64url, for ETags and cache keys. Not for secrets. A text is hashed as UTF-8. */
export function contentHash(content: string | Uint8Array): string {
  return hash("sha1", content, "base64url");
}
