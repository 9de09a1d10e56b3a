/** Matches photos on Google's image server, which fits them into the box of the suffix, such as `=w800-h500-k-no`. */
const SIZED = /^(https?:\/\/lh\d\.googleusercontent\.com\/[^\s,]+=)w(\d{1,4})-h(\d{1,4})((?:-[a-z\d]+)*)$/;
/** Matches logos on that server, whose longer side is in the path or the suffix: `/s44-p-k-no-ns-nd/photo.jpg`, `=s44-p-k`. */
const SIZED_LOGO = /^(https?:\/\/lh\d\.googleusercontent\.com\/[^\s,]+[/=])s\d{1,4}(-[a-z\d-]+(?:\/photo\.jpg)?)$/;
const LOGO_SIZE = 56;
/** Widths of boxes for squares of 88 pixels on screens of one, two and three device pixels. */
const SQUARE_WIDTHS = [240, 440];
const WIDE_WIDTHS = [640, 1200, 1920];

/**
 * Returns the `srcset` of a photo on Google's image server or this site; undefined for other servers. A square shows the shorter side of a
 * photo, so its candidates are described by the shorter side of their box.
 */
export function photoSizes(url: string, shape: "square" | "wide"): string | undefined {
  if (url.startsWith("/photos/")) return `${url.replace(".", "-small.")} 440w, ${url} 1200w`;
  const [, address, widthText, heightText, options] = SIZED.exec(url) ?? [];
  const [width, height] = [Number(widthText), Number(heightText)];
  if (address === undefined || width === 0 || height === 0) return undefined;
  const isSquare = shape === "square";
  const descriptor = (boxWidth: number, boxHeight: number) => (isSquare ? Math.min(boxWidth, boxHeight) : boxWidth);
  const candidates = (isSquare ? SQUARE_WIDTHS : WIDE_WIDTHS)
    .filter((boxWidth) => (isSquare ? boxWidth < width : boxWidth !== width))
    .map((boxWidth) => ({ boxWidth, boxHeight: Math.round((height * boxWidth) / width) }))
    .map(
      ({ boxWidth, boxHeight }) => `${address}w${boxWidth}-h${boxHeight}${options} ${descriptor(boxWidth, boxHeight)}w`,
    );
  if (candidates.length === 0) return undefined;
  // No square is larger than its largest candidate, so only `src` names the original photo.
  if (isSquare && candidates.length === SQUARE_WIDTHS.length) return candidates.join(", ");
  return [...candidates, `${url} ${descriptor(width, height)}w`].join(", ");
}

/** Returns the `srcset` of a logo for screens of one to three device pixels; undefined for other servers. */
export function logoSizes(url: string): string | undefined {
  const [, address, options] = SIZED_LOGO.exec(url) ?? [];
  if (address === undefined) return undefined;
  return [1, 2, 3].map((density) => `${address}s${LOGO_SIZE * density}${options} ${density}x`).join(", ");
}
