const STREET_VIEW = /streetviewpixels|[?&]panoid=|\/maps\/api\/streetview|\/cbk\?|geo\d\.ggpht\.com/i;

export interface ParsedPhotos {
  /** Distinct http(s) addresses in their order. */
  photos: string[];
  /** The rest of the cell; "" when all were addresses. */
  unusable: string;
}

/**
 * Parses the picture addresses of a cell, separated by commas, line ends or spaces. Street View panoramas are silently left
 * out: they are not photos of the business.
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

/** The inverse of `parsePhotos`. */
export function formatPhotos(photos: readonly string[]): string {
  return photos.join("\n");
}

/** An absolute http or https address without spaces or double quotes. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s"<>]+$/i.test(text) && URL.canParse(text);
}
