import { withScheme } from "../../../business/web-addresses/web-address.ts";
import { isMapsLink } from "../../../geography/parse-map-link.ts";

const EMAIL = /^(?:mailto:)?[^\s@,;<>"]{1,64}@[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,5}$/i;
const WEB_ADDRESS =
  /^(?:https?:\/\/)?[\p{L}\d](?:[\p{L}\d-]{0,61}[\p{L}\d])?(?:\.[\p{L}\d-]{1,63}){0,5}\.(?!(?:jpe?g|png|gif|webp|svg|pdf|docx?|xlsx?|csv)(?:$|[/?#]))\p{L}{2,24}(?::\d{2,5})?(?:[/?#]\S*)?$/iu;
const PHOTO_LINK =
  /^https?:\/\/(?:lh\d+\.googleusercontent\.com\/|[^\s?#]{1,500}\.(?:jpe?g|png|webp|gif|avif)(?:$|[?#]))/i;

export function isEmail(text: string): boolean {
  return text.length < 200 && EMAIL.test(text);
}

/** Tells whether the text is the address of a web page, perhaps without its scheme. */
export function isWebAddress(text: string): boolean {
  return text.length < 2_000 && WEB_ADDRESS.test(text);
}

export function isMapLink(text: string): boolean {
  return isMapsLink(withScheme(text));
}

/** Tells whether the text is the address of a picture, or several of them. */
export function isPhotoLink(text: string): boolean {
  return PHOTO_LINK.test(text.split(/[\s,|]+/, 1)[0] ?? "");
}

/** Returns the host of a web address without "www."; "" for other texts. */
export function hostOf(address: string): string {
  return /^(?:https?:\/\/)?(?:www\.)?([^/?#:\s]+)/i.exec(address)?.[1]?.toLowerCase() ?? "";
}
