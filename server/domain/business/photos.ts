import { looksLikeJsonOrPython, parseJsonOrPython } from "../import-row/parse-json-or-python.ts";
import { isOwnPhoto } from "./own-photos/own-photo.ts";
import { addressProblem, isWebAddress } from "./web-addresses/web-address.ts";

const STREET_VIEW = /streetviewpixels|[?&]panoid=|\/maps\/api\/streetview|\/cbk\?|geo\d\.ggpht\.com/i;
/** Matches map tiles, static maps, and what Google shows without a photo: signs, icons and grey figures. */
const PLACEHOLDER =
  /\/maps\/vt[/?]|\/maps\/api\/staticmap|\/\/(?:maps|ssl|www|fonts)\.gstatic\.com\/|googleusercontent\.com\/a\/default-user/i;

export interface ParsedPhotos {
  /** Distinct public http(s) addresses in their order. */
  photos: string[];
  /** Reason why the first unusable part of the cell is not a URL. */
  problem: string | undefined;
  /** The rest of the cell; "" when all were addresses. */
  unusable: string;
}

/**
 * Parses the picture addresses of a cell, separated by commas, line ends or spaces. It silently drops Street View panoramas, map tiles and
 * placeholders, which do not show the business.
 */
export function parsePhotos(text: string): ParsedPhotos {
  const parsedList = looksLikeJsonOrPython(text) ? parseJsonOrPython(text) : undefined;
  if (parsedList !== undefined) {
    return parsePhotos(addressesIn(parsedList).join("\n"));
  }
  const photos = new Set<string>();
  const unusable: string[] = [];
  let problem: string | undefined;
  const separatedText = text.replace(/^\[|\]$/g, "").replace(/[\s,;|"']{2,}/g, "\n");
  for (const part of separatedText.split(/\s|[,;|](?=[a-z][a-z\d+.-]*:)/i)) {
    const address = part.replace(/^["',;]|["',;]$/g, "");
    if (address === "") continue;
    const reason = isOwnPhoto(address) ? undefined : addressProblem(address);
    if (reason !== undefined) {
      unusable.push(address);
      problem ??= reason;
    } else if (!STREET_VIEW.test(address) && !PLACEHOLDER.test(address)) photos.add(address);
  }
  return { photos: [...photos], unusable: unusable.join(", "), problem };
}

/** Properties of an object that hold a photo's URL, the best first. */
const ADDRESS_MEMBERS = ["image", "imageUrl", "image_url", "original", "url", "photo_url", "src", "link", "thumbnail"];

/** Returns the addresses in a list of pictures, each a text or an object. */
function addressesIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(addressesIn);
  if (typeof value !== "object" || value === null) return [];
  const members = value as Record<string, unknown>;
  const address = ADDRESS_MEMBERS.map((name) => members[name]).find(
    (member): member is string => typeof member === "string" && (isWebAddress(member) || isOwnPhoto(member)),
  );
  if (address !== undefined) return [address];
  // Some exports write a list as an object: {"0": "https://…", "2": "https://…"}.
  return Object.entries(members).flatMap(([name, member]) => (/^\d+$/.test(name) ? addressesIn(member) : []));
}

/** Formats photos for `parsePhotos`. */
export function formatPhotos(photos: readonly string[]): string {
  return photos.join("\n");
}
