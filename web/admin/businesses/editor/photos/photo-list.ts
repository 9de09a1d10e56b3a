/** The form keeps the addresses of photos as lines; the first is the cover. */
export function readPhotos(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

export function writePhotos(photos: readonly string[]): string {
  return [...new Set(photos)].join("\n");
}

/** Moves a photo to a place, at most to the end. */
export function movePhoto(photos: readonly string[], from: number, to: number): string[] {
  const moved = photos[from];
  return moved === undefined ? [...photos] : photos.toSpliced(from, 1).toSpliced(Math.max(0, to), 0, moved);
}

/** Puts another address in the place of a photo; without that photo the list stays. */
export function replacePhoto(photos: readonly string[], from: string, to: string): string[] {
  return photos.map((photo) => (photo === from ? to : photo));
}

/** Tells whether an address is one that a browser can show here. */
export function isShownAddress(address: string): boolean {
  return /^(https?:\/\/|\/photos\/)/.test(address);
}
