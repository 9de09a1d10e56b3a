/** Side of a tile in CSS pixels, and of the whole world at zoom 0. */
export const TILE_PX = 512;
/** Tiles may be drawn larger than the archive's last zoom by this many levels. */
export const MAX_OVERZOOM = 4;
