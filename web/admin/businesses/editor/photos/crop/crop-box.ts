import type { CropArea } from "#domain/business/own-photos/crop-area";

export const CORNERS = ["nw", "ne", "sw", "se"] as const;
export type Corner = (typeof CORNERS)[number];

interface Limits {
  /** Width over height, both in shares of the picture; undefined allows any. */
  ratio: number | undefined;
  /** Smallest width and height, in shares of the picture. */
  min: { width: number; height: number };
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Moves the box by shares of the picture, at most to its edges. */
export function moveBox(box: CropArea, dx: number, dy: number): CropArea {
  return { ...box, x: clamp(box.x + dx, 0, 1 - box.width), y: clamp(box.y + dy, 0, 1 - box.height) };
}

/** Moves one corner of the box; the opposite one stays. */
export function moveCorner(box: CropArea, corner: Corner, dx: number, dy: number, { ratio, min }: Limits): CropArea {
  const [isNorth, isWest] = [corner.startsWith("n"), corner.endsWith("w")];
  const maxWidth = isWest ? box.x + box.width : 1 - box.x;
  const maxHeight = isNorth ? box.y + box.height : 1 - box.y;
  let width = clamp(box.width + (isWest ? -dx : dx), Math.min(min.width, maxWidth), maxWidth);
  let height = clamp(box.height + (isNorth ? -dy : dy), Math.min(min.height, maxHeight), maxHeight);
  if (ratio !== undefined) {
    if (dx === 0) width = height * ratio;
    width = Math.min(Math.max(width, min.width, min.height * ratio), maxWidth, maxHeight * ratio);
    height = width / ratio;
  }
  return {
    x: isWest ? box.x + box.width - width : box.x,
    y: isNorth ? box.y + box.height - height : box.y,
    width,
    height,
  };
}

/** Returns the largest box of a ratio in the middle of the picture, within a share of it. */
export function centeredBox(ratio: number, share: number): CropArea {
  const width = Math.min(share, share * ratio);
  const height = width / ratio;
  return { x: (1 - width) / 2, y: (1 - height) / 2, width, height };
}
