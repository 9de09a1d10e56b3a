const STREET_VIEW = /streetviewpixels|[?&]panoid=|\/maps\/api\/streetview|\/cbk\?|geo\d\.ggpht\.com/i;

export interface ParsedPhotos {
  /** http(s) addresses in the order given, each once. */
  photos: string[];
  /** What stood there and is no such address; "" when all were. */
  unusable: string;
}

/**
 * The picture addresses of a cell, several of them split at commas, line ends or spaces before the next one. Panoramas of the
 * street are not photos of the business and are left out without a word.
 */
export function parsePhotos(text: string): ParsedPhotos {
  const photos = new Set<string>();
  const unusable: string[] = [];
  const spaced = text.replace(/^\[|\]$/g, "").replace(/[\s,;|"']{2,}/g, "\n");
  for (const part of spaced.split(/\s|[,;|](?=[a-z][a-z\d+.-]*:)/i)) {
    const address = part.replace(/^["',;]|["',;]$/g, "");
    if (address === "") continue;
    if (!isWebAddress(address)) unusable.push(address);
    else if (!STREET_VIEW.test(address)) photos.add(address);
  }
  return { photos: [...photos], unusable: unusable.join(", ") };
}

/** The cell that `parsePhotos` reads back. */
export function formatPhotos(photos: readonly string[]): string {
  return photos.join("\n");
}

/** An absolute http or https address without spaces or double quotes. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s"<>]+$/i.test(text) && URL.canParse(text);
}
