import { Gravity, type IMagickImage, MagickColors, MagickFormat, MagickGeometry } from "@imagemagick/magick-wasm";
import { type CropArea, MIN_CROP_PX, pixelsOfCrop } from "#domain/business/own-photos/crop-area";
import { LARGE_SIDE_PX, SMALL_SIDE_PX } from "#domain/business/own-photos/own-photo";
import {
  fitInto,
  ICON_SIDES_PX,
  isIconShape,
  LARGE_SIDE_PX as LARGE_LOGO_SIDE_PX,
  PAGE_BOX,
} from "#domain/publishing/branding/site-logo";

/** A picture without metadata, as WebP unless said otherwise. */
export interface EncodedPicture {
  bytes: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

export interface PhotoSizes {
  large: EncodedPicture;
  small: EncodedPicture;
}

export interface LogoSizes {
  page: EncodedPicture;
  large: EncodedPicture;
  /** Squares as PNG, if the logo is nearly square. */
  icons: { small: EncodedPicture; large: EncodedPicture } | undefined;
}

const QUALITY = 82;
/** A crop is encoded a second time, which must not show. */
const CROP_QUALITY = 90;
const LOGO_QUALITY = 90;
/** Largest logo that is stored without loss. A drawn logo is smaller and sharper that way; a photo would be larger. */
const MAX_LOSSLESS_BYTES = 24_000;
/** Share of an icon's side that the picture fills, since systems round off the corners. */
const ICON_SHARE = 0.86;

export function photoSizes(image: IMagickImage, quality = QUALITY): PhotoSizes {
  shrink(image, LARGE_SIDE_PX / Math.max(image.width, image.height));
  const large = toWebp(image, quality);
  shrink(image, SMALL_SIDE_PX / Math.min(image.width, image.height));
  return { large, small: toWebp(image, quality) };
}

/** Cuts a part out of a photo, or refuses one that is too small to show. */
export function cropPhoto(image: IMagickImage, area: CropArea): { photo: PhotoSizes } | { refusal: string } {
  const { x, y, width, height } = pixelsOfCrop(area, image);
  if (Math.min(width, height) < MIN_CROP_PX)
    return { refusal: `This part of the photo is too small. Choose at least ${MIN_CROP_PX} × ${MIN_CROP_PX} pixels.` };
  image.crop(new MagickGeometry(x, y, width, height));
  image.resetPage();
  return { photo: photoSizes(image, CROP_QUALITY) };
}

export function logoSizes(image: IMagickImage): LogoSizes {
  const icons = isIconShape(fitInto({ width: image.width, height: image.height }, PAGE_BOX))
    ? { small: icon(image, ICON_SIDES_PX.small), large: icon(image, ICON_SIDES_PX.large) }
    : undefined;
  shrink(image, LARGE_LOGO_SIDE_PX / Math.max(image.width, image.height));
  const large = drawnToWebp(image);
  shrink(image, Math.min(PAGE_BOX.width / image.width, PAGE_BOX.height / image.height));
  return { page: drawnToWebp(image), large, icons };
}

/** Draws the logo in the middle of a white square: systems show transparent icons on black. */
function icon(image: IMagickImage, side: number): EncodedPicture {
  return image.clone((copy) => {
    const inner = Math.round(side * ICON_SHARE);
    copy.resize(inner, inner);
    copy.extent(new MagickGeometry(side, side), Gravity.Center, MagickColors.White);
    return encode(copy, MagickFormat.Png);
  });
}

function shrink(image: IMagickImage, factor: number): void {
  if (factor >= 1) return;
  const scaled = (length: number) => Math.max(1, Math.round(length * factor));
  image.resize(scaled(image.width), scaled(image.height));
}

function drawnToWebp(image: IMagickImage): EncodedPicture {
  image.settings.setDefine(MagickFormat.WebP, "lossless", true);
  const lossless = toWebp(image, 100);
  image.settings.setDefine(MagickFormat.WebP, "lossless", false);
  return lossless.bytes.length <= MAX_LOSSLESS_BYTES ? lossless : toWebp(image, LOGO_QUALITY);
}

function toWebp(image: IMagickImage, quality: number): EncodedPicture {
  image.quality = quality;
  return encode(image, MagickFormat.WebP);
}

function encode(image: IMagickImage, format: MagickFormat): EncodedPicture {
  // The bytes are those of the module's memory, which the next picture reuses.
  const bytes = image.write(format, (data) => new Uint8Array(data));
  return { bytes, width: image.width, height: image.height };
}
