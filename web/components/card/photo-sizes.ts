/** An address of Google's image server: what ends in `=w800-h500-k-no` comes in any other size that is asked for instead. */
const SIZED = /^(https?:\/\/lh\d\.googleusercontent\.com\/[^\s,]+=)w(\d{1,4})-h(\d{1,4})((?:-[a-z\d]+)*)$/;
/** Pixels. */
const SMALL_WIDTH = 640;

/** The sizes in which a photo can be had, as for `srcset`; undefined where its address does not tell. */
export function photoSizes(url: string): string | undefined {
  const [, address, width, height, options] = SIZED.exec(url) ?? [];
  if (address === undefined || Number(width) <= SMALL_WIDTH) return undefined;
  const smallHeight = Math.round((Number(height) * SMALL_WIDTH) / Number(width));
  return `${address}w${SMALL_WIDTH}-h${smallHeight}${options} ${SMALL_WIDTH}w, ${url} ${width}w`;
}
