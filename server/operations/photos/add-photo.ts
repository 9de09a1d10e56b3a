import { createHash } from "node:crypto";
import type { UploadedPhoto } from "#contract/fields/uploaded-photo";
import { photoAddress, photoNames } from "#domain/business/own-photos/own-photo";
import { pictureType } from "#domain/business/own-photos/picture-type";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import type { PhotoThread } from "./photo-thread.ts";

interface AddPhotoOptions {
  store: Pick<Store, "photos">;
  thread: PhotoThread;
  bytes: Uint8Array<ArrayBuffer>;
  now: () => Date;
}

/**
 * Stores an uploaded picture in the sizes of pages. A business shows it once its address is among its photos. The same picture again has the
 * same address. Errors: AppError `invalid` for anything but a picture that can be read.
 */
export async function addPhoto({ store, thread, bytes, now }: AddPhotoOptions): Promise<UploadedPhoto> {
  const type = pictureType(bytes);
  if (type === undefined) {
    throw new AppError("invalid", "This is no JPEG, PNG, WebP, AVIF or GIF picture. Save it as JPEG and upload that.");
  }
  const answer = await thread.read({ bytes, type }).catch((error: unknown) => {
    const reason =
      "This picture could not be read, or not in time. Save it again, smaller or as JPEG, and upload that.";
    throw new AppError("invalid", reason, [], { cause: error });
  });
  if ("refusal" in answer) throw new AppError("invalid", answer.refusal);
  const { large, small } = answer;
  const names = photoNames(createHash("sha256").update(large.bytes).digest("hex").slice(0, 32));
  await store.photos.add(
    [
      { ...large, name: names.large, bytes: Buffer.from(large.bytes) },
      { ...small, name: names.small, bytes: Buffer.from(small.bytes) },
    ],
    now(),
  );
  return { address: photoAddress(names.large), width: large.width, height: large.height };
}
