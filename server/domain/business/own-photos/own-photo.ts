/** Matches the address of an uploaded photo: 32 digits of the hash of its contents. */
const ADDRESS = /^\/photos\/([0-9a-f]{32})\.webp$/;
const NAME = /^[0-9a-f]{32}(-small)?\.webp$/;

/** Longer side of an uploaded photo as pages show it, and the shorter side of its small copy for cards, in pixels. */
export const LARGE_SIDE_PX = 1600;
export const SMALL_SIDE_PX = 440;

/** Tells whether an address is that of an uploaded photo, on this site. */
export function isOwnPhoto(address: string): boolean {
  return ADDRESS.test(address);
}

/** Tells whether a text is the name of an uploaded photo or of its small copy. */
export function isPhotoName(text: string): boolean {
  return NAME.test(text);
}

/** Returns the file names of both sizes of the photo with this hash. */
export function photoNames(hash: string): { large: string; small: string } {
  return { large: `${hash}.webp`, small: `${hash}-small.webp` };
}

export function photoAddress(name: string): string {
  return `/photos/${name}`;
}

/** Returns the names of both sizes of an uploaded photo; an empty list for another address. */
export function namesOfOwnPhoto(address: string): string[] {
  const [, hash] = ADDRESS.exec(address) ?? [];
  return hash === undefined ? [] : Object.values(photoNames(hash));
}
