/** Kinds of pictures that may be uploaded. */
export type PictureType = "jpeg" | "png" | "webp" | "avif" | "gif";

/** Largest picture that may be uploaded. */
export const MAX_PICTURE_MB = 20;
export const MAX_PICTURE_BYTES = MAX_PICTURE_MB * 1024 * 1024;
export const MAX_PICTURE_MEGAPIXELS = 40;

/** AVIF files name one of these brands; HEIC files, which browsers do not show, name others. */
const AVIF_BRANDS = ["avif", "avis"];

/** Returns the type of a picture by its first bytes, whatever its name says; undefined for anything else, such as SVG. */
export function pictureType(bytes: Uint8Array): PictureType | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpeg";
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png";
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return "gif";
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") return "webp";
  if (ascii(bytes, 4, 8) === "ftyp" && brandsOf(bytes).some((brand) => AVIF_BRANDS.includes(brand))) return "avif";
  return undefined;
}

/** Returns the main brand and the compatible brands of an ISO media file. */
function brandsOf(bytes: Uint8Array): string[] {
  const end = Math.min(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0), 128, bytes.length);
  const brands = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, at + 4));
  return brands;
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}

function ascii(bytes: Uint8Array, start: number, end: number): string {
  return String.fromCharCode(...bytes.subarray(start, end));
}
