import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import {
  ColorSpace,
  type IMagickImage,
  ImageMagick,
  initializeImageMagick,
  MagickFormat,
  MagickImage,
  MagickReadSettings,
  ResourceLimits,
} from "@imagemagick/magick-wasm";
import type { CropArea } from "#domain/business/own-photos/crop-area";
import { LARGE_SIDE_PX } from "#domain/business/own-photos/own-photo";
import { MAX_PICTURE_MEGAPIXELS, type PictureType } from "#domain/business/own-photos/picture-type";
import {
  cropPhoto,
  type EncodedPicture,
  type LogoSizes,
  logoSizes,
  type PhotoSizes,
  photoSizes,
} from "./picture-sizes.ts";

/** `workerData` of the thread. */
export interface PhotoWorkerData {
  /** The WebAssembly module of the codecs, gzipped. */
  codecs: Uint8Array<ArrayBuffer>;
}

export interface PictureToRead {
  bytes: Uint8Array<ArrayBuffer>;
  type: PictureType;
  use: "photo" | "logo";
  /** The part of a photo to keep. */
  crop?: CropArea;
}

/** `refusal` is a sentence for the one who sent the picture; `error` is a bug. */
export type PhotoAnswer = { photo: PhotoSizes } | { logo: LogoSizes } | { refusal: string } | { error: string };

const FORMATS: Readonly<Record<PictureType, MagickFormat>> = {
  jpeg: MagickFormat.Jpeg,
  png: MagickFormat.Png,
  webp: MagickFormat.WebP,
  avif: MagickFormat.Avif,
  gif: MagickFormat.Gif,
};
/** Maximum side of a picture, which also bounds the rows that a codec allocates. */
const MAX_SIDE_PX = 20_000;
/**
 * Maximum size of a colour profile. Those of cameras and phones, such as Display P3, have some hundred bytes; larger ones are of printers.
 */
const MAX_PROFILE_BYTES = 4_000;
const UNREADABLE = "This picture is damaged or incomplete. Save it again as JPEG and upload that.";

/** Answers each picture that arrives at the port with its sizes. */
async function run(port: MessagePort, { codecs }: PhotoWorkerData): Promise<void> {
  await initializeImageMagick(gunzipSync(codecs));
  ResourceLimits.width = BigInt(MAX_SIDE_PX);
  ResourceLimits.height = BigInt(MAX_SIDE_PX);
  port.on("message", (picture: PictureToRead) => {
    const answer = answerOf(picture);
    port.postMessage(
      answer,
      picturesOf(answer).map(({ bytes }) => bytes.buffer),
    );
  });
}

function picturesOf(answer: PhotoAnswer): EncodedPicture[] {
  if ("photo" in answer) return [answer.photo.large, answer.photo.small];
  if (!("logo" in answer)) return [];
  const { page, large, icons } = answer.logo;
  return [page, large, ...(icons ? [icons.small, icons.large] : [])];
}

function answerOf(picture: PictureToRead): PhotoAnswer {
  try {
    const size = sizeOf(picture);
    if (size === undefined) return { refusal: UNREADABLE };
    const { width, height } = size;
    if (width * height > MAX_PICTURE_MEGAPIXELS * 1_000_000 || Math.max(width, height) > MAX_SIDE_PX)
      return { refusal: tooLarge(size) };
    return ImageMagick.read(picture.bytes, settingsFor(picture, size), (image) => {
      prepare(image);
      if (picture.use === "logo") return { logo: logoSizes(image) };
      if (picture.crop === undefined) return { photo: photoSizes(image) };
      return cropPhoto(image, picture.crop);
    });
  } catch (error) {
    // The codecs throw for what they cannot read; a fault of the program would show in every picture.
    return error instanceof WebAssembly.RuntimeError ? { error: String(error) } : { refusal: UNREADABLE };
  }
}

interface Size {
  width: number;
  height: number;
}

/** Reads the size from the header, before anything is decoded; undefined for an unreadable header. */
function sizeOf({ bytes, type }: PictureToRead): Size | undefined {
  const image = MagickImage.create();
  try {
    image.ping(bytes, new MagickReadSettings({ format: FORMATS[type], frameIndex: 0, frameCount: 1 }));
    return { width: image.width, height: image.height };
  } catch {
    return undefined;
  } finally {
    image.dispose();
  }
}

function tooLarge({ width, height }: Size): string {
  const pixels = `${width.toLocaleString("en-US")} × ${height.toLocaleString("en-US")} pixels`;
  return `This picture has ${pixels}, more than ${MAX_PICTURE_MEGAPIXELS} megapixels. Make it smaller and upload it again.`;
}

function settingsFor({ type }: PictureToRead, { width, height }: Size): MagickReadSettings {
  const settings = new MagickReadSettings({ format: FORMATS[type], frameIndex: 0, frameCount: 1 });
  // The JPEG decoder then skips detail that both sizes would lose. It would enlarge a smaller picture.
  if (type === "jpeg" && Math.max(width, height) > LARGE_SIDE_PX * 2)
    settings.setDefine(MagickFormat.Jpeg, "size", `${LARGE_SIDE_PX * 2}x${LARGE_SIDE_PX * 2}`);
  return settings;
}

/** Turns the picture upright, and removes all metadata but the colour profile. */
function prepare(image: IMagickImage): void {
  image.autoOrient();
  const profile = image.colorSpace === ColorSpace.sRGB ? image.getColorProfile() : null;
  if (image.colorSpace !== ColorSpace.sRGB) image.colorSpace = ColorSpace.sRGB;
  image.strip();
  if (profile !== null && profile.data.length <= MAX_PROFILE_BYTES) image.setProfile(profile);
}

if (parentPort === null) throw new Error("photo-worker runs as a worker thread only");
run(parentPort, workerData as PhotoWorkerData).catch((error: unknown) => {
  // An uncaught exception ends the thread, and its parent gets the event "error".
  queueMicrotask(() => {
    throw error;
  });
});
