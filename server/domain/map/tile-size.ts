/** Side of a tile in CSS pixels, and of the whole world at zoom 0. */
export const TILE_PX = 512;
/** Maximum overzoom: levels beyond the archive's last zoom. */
export const MAX_OVERZOOM = 4;
