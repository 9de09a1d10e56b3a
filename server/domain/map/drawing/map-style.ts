import { MAP_PALETTES, type MapPalette, type MapTheme } from "./map-palette-data.ts";
import { UNITS_PER_PX } from "./path-data.ts";

const HALO_PX = 3.5;
const FONT = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif';

const SHAPES =
  `.t{font-family:${FONT};font-weight:500;stroke-width:${HALO_PX * UNITS_PER_PX}px;paint-order:stroke;stroke-linejoin:round;text-anchor:middle}` +
  ".place{font-weight:700}.stop,.green{font-weight:600}.blue{font-style:italic}" +
  ".c,.r,.n{fill:none;stroke-linejoin:round;stroke-linecap:round}.bridge,.c.tunnel{stroke-linecap:butt}";

/** Returns the style sheet of a drawing. Without a theme it follows the page that shows it, and is light on paper. */
export function mapStyle(theme: MapTheme | undefined): string {
  if (theme !== undefined) return SHAPES + colours(MAP_PALETTES[theme]);
  const dark = colours(MAP_PALETTES.dark);
  return `${SHAPES}${colours(MAP_PALETTES.light)}@media screen and (prefers-color-scheme:dark){${dark}}`;
}

function colours(palette: MapPalette): string {
  const fills = (["earth", "built", "park", "wood", "sand", "water", "building"] as const).map(
    (name) => `.${name}{fill:${palette[name]}}`,
  );
  const strokes = {
    ".stream": palette.water,
    ".border": palette.border,
    ".r.path": palette.walk,
    ".r.rail": palette.rail,
    ".c.service,.c.pedestrian,.c.minor,.c.tertiary": palette.roadCase,
    ".r.service,.r.pedestrian,.r.minor,.r.tertiary": palette.road,
    ".c.main": palette.mainCase,
    ".r.main": palette.main,
    ".c.trunk": palette.trunkCase,
    ".r.trunk": palette.trunk,
    ".r.tunnel": palette.built,
    ".t": palette.halo,
  };
  const texts = {
    ".street,.stop": palette.label,
    ".place": palette.placeLabel,
    ".blue,.sign": palette.waterLabel,
    ".green": palette.parkLabel,
  };
  return [
    ...fills,
    ...Object.entries(strokes).map(([selector, colour]) => `${selector}{stroke:${colour}}`),
    ...Object.entries(texts).map(([selector, colour]) => `${selector}{fill:${colour}}`),
  ].join("");
}
