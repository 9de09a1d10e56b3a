import type { UploadedPhoto } from "#contract/fields/uploaded-photo";
import type { CropArea } from "#domain/business/own-photos/crop-area";
import { photoAddress, photoNames } from "#domain/business/own-photos/own-photo";
import { type PictureType, pictureType } from "#domain/business/own-photos/picture-type";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import type { PhotoThread } from "./photo-thread.ts";
import type { PhotoSizes } from "./picture-sizes.ts";
import { readPicture } from "./read-picture.ts";
import { pictureHash, storePictures } from "./store-pictures.ts";

interface PhotoParts {
  store: Pick<Store, "photos">;
  thread: PhotoThread;
  now: () => Date;
}

interface AddPhotoOptions extends PhotoParts {
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Stores an uploaded picture in the sizes of pages. A business shows it once its address is among its photos. The same picture again has the
 * same address. Errors: AppError `invalid` for anything but a picture that can be read.
 */
export async function addPhoto({ bytes, ...parts }: AddPhotoOptions): Promise<UploadedPhoto> {
  const type = pictureType(bytes);
  if (type === undefined) {
    throw new AppError("invalid", "This is no JPEG, PNG, WebP, AVIF or GIF picture. Save it as JPEG and upload that.");
  }
  return addSizes(parts, await readSizes(parts.thread, bytes, type));
}

interface CropPhotoOptions extends PhotoParts {
  /** Name of the stored photo. */
  name: string;
  area: CropArea;
}

/**
 * Stores a part of an uploaded photo as a photo of its own; the whole one stays, so that an edit can be undone. Errors: AppError
 * `not-found`, `invalid` for a part that is too small.
 */
export async function addCroppedPhoto({ name, area, ...parts }: CropPhotoOptions): Promise<UploadedPhoto> {
  const whole = await parts.store.photos.read(name);
  if (whole === undefined) throw new AppError("not-found", "There is no such photo. It may have been erased.");
  return addSizes(parts, await readSizes(parts.thread, new Uint8Array(whole), "webp", area));
}

async function readSizes(
  thread: PhotoThread,
  bytes: Uint8Array<ArrayBuffer>,
  type: PictureType,
  crop?: CropArea,
): Promise<PhotoSizes> {
  const sizes = await readPicture(thread, { bytes, use: "photo", ...(crop && { crop }) }, type);
  if (!("photo" in sizes)) throw new Error("the thread made a logo of a photo");
  return sizes.photo;
}

async function addSizes(parts: PhotoParts, { large, small }: PhotoSizes): Promise<UploadedPhoto> {
  const names = photoNames(pictureHash(large));
  await storePictures(parts, [
    [names.large, large],
    [names.small, small],
  ]);
  return { address: photoAddress(names.large), width: large.width, height: large.height };
}
