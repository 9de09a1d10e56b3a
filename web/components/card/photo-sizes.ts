/** Matches photos on Google's image server, which resizes by the suffix of the address, such as `=w800-h500-k-no`. */
const SIZED = /^(https?:\/\/lh\d\.googleusercontent\.com\/[^\s,]+=)w(\d{1,4})-h(\d{1,4})((?:-[a-z\d]+)*)$/;
const SMALL_WIDTH_PX = 640;

/** Returns the `srcset` of a photo; undefined for other servers. */
export function photoSizes(url: string): string | undefined {
  const [, address, width, height, options] = SIZED.exec(url) ?? [];
  if (address === undefined || Number(width) <= SMALL_WIDTH_PX) return undefined;
  const smallHeight = Math.round((Number(height) * SMALL_WIDTH_PX) / Number(width));
  return `${address}w${SMALL_WIDTH_PX}-h${smallHeight}${options} ${SMALL_WIDTH_PX}w, ${url} ${width}w`;
}
