import { createHash } from "node:crypto";
import type { Store } from "../../store/store.ts";
import type { EncodedPicture } from "./picture-sizes.ts";

const HASH_CHARS = 32;

/** Returns the hash that the names of a picture's files have. The same picture always has the same names. */
export function pictureHash({ bytes }: EncodedPicture): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, HASH_CHARS);
}

/** Stores the files of a picture by their names. Errors: AppError `storage`. */
export async function storePictures(
  { store, now }: { store: Pick<Store, "photos">; now: () => Date },
  files: readonly (readonly [name: string, picture: EncodedPicture])[],
): Promise<void> {
  const photos = files.map(([name, picture]) => ({ ...picture, name, bytes: Buffer.from(picture.bytes) }));
  await store.photos.add(photos, now());
}
