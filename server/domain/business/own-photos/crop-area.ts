/** A rectangle of a picture, in shares of its width and height from 0 to 1. */
export interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Minimum length of the shorter side of a crop, in pixels. */
export const MIN_CROP_PX = 100;

/** Returns the rectangle in whole pixels of a picture; it never reaches beyond it. */
export function pixelsOfCrop(area: CropArea, picture: { width: number; height: number }): CropArea {
  const along = (start: number, length: number, side: number) => {
    const first = Math.min(Math.round(start * side), side - 1);
    const end = Math.min(Math.round((start + length) * side), side);
    return [first, Math.max(1, end - first)] as const;
  };
  const [x, width] = along(area.x, area.width, picture.width);
  const [y, height] = along(area.y, area.height, picture.height);
  return { x, y, width, height };
}
