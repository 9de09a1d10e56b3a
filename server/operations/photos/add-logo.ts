import type { UploadedPhoto } from "#contract/fields/uploaded-photo";
import { photoAddress } from "#domain/business/own-photos/own-photo";
import { type PictureType, pictureType } from "#domain/business/own-photos/picture-type";
import { logoNames } from "#domain/publishing/branding/site-logo";
import { AppError } from "../../errors.ts";
import type { Store } from "../../store/store.ts";
import type { PhotoThread } from "./photo-thread.ts";
import type { EncodedPicture } from "./picture-sizes.ts";
import { readPicture } from "./read-picture.ts";
import { pictureHash, storePictures } from "./store-pictures.ts";

interface AddLogoOptions {
  store: Pick<Store, "photos">;
  thread: PhotoThread;
  bytes: Uint8Array<ArrayBuffer>;
  now: () => Date;
}

const LOGO_TYPES: readonly (PictureType | undefined)[] = ["png", "jpeg", "webp"];

/**
 * Stores an uploaded logo in the sizes of pages. The site shows it once its address is a setting. Errors: AppError `invalid` for anything
 * but a PNG, JPEG or WebP picture that can be read.
 */
export async function addLogo({ store, thread, bytes, now }: AddLogoOptions): Promise<UploadedPhoto> {
  const type = pictureType(bytes);
  if (type === undefined || !LOGO_TYPES.includes(type)) {
    throw new AppError("invalid", "This is no PNG, JPEG or WebP picture. Save the logo as PNG and upload that.");
  }
  const sizes = await readPicture(thread, { bytes, use: "logo" }, type);
  if (!("logo" in sizes)) throw new Error("the thread made a photo of a logo");
  const { page, large, icons } = sizes.logo;
  const names = logoNames(pictureHash(large), page);
  const files: [name: string, picture: EncodedPicture][] = [
    [names.page, page],
    [names.large, large],
  ];
  if (icons && names.icons) files.push([names.icons.small, icons.small], [names.icons.large, icons.large]);
  await storePictures({ store, now }, files);
  return { address: photoAddress(names.page), width: page.width, height: page.height };
}
