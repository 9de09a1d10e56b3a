import type { Database } from "better-sqlite3";
import type { CleanedValues } from "./cleaned-values.ts";

/** Maximum size of a photo that this program makes. */
const MAX_PHOTO_BYTES = 8_000_000;

/**
 * Drops rows that are not photos or logos in the form of uploads. Visitors get the type of the name, WebP or PNG, whatever the bytes are.
 */
export function cleanPhotos(db: Database, cleanedValues: CleanedValues): void {
  const hash = "[0-9a-f]".repeat(32);
  const isWebp = "hex(substr(bytes, 1, 4)) = '52494646' AND hex(substr(bytes, 9, 4)) = '57454250'";
  const isPng = "hex(substr(bytes, 1, 8)) = '89504E470D0A1A0A'";
  const removed = db
    .prepare<[], { name: string }>(
      `DELETE FROM photos WHERE NOT (
         length(bytes) BETWEEN 12 AND ${MAX_PHOTO_BYTES} AND (
           (name GLOB '${hash}.webp' OR name GLOB '${hash}-small.webp' OR name GLOB 'logo-${hash}-*x*.webp') AND ${isWebp}
           OR name GLOB 'logo-${hash}-*x*.png' AND ${isPng})
       ) RETURNING substr(name, 1, 60) AS name`,
    )
    .all();
  for (const { name } of removed) {
    cleanedValues.add({ row: name.toWellFormed(), field: "photos", reason: "is no photo that an upload stores" });
  }
}
