import type { RoadClass } from "./road-style.ts";

/** Labels name these kinds, the most important first. */
export const LABEL_KINDS = [
  "country",
  "city",
  "town",
  "village",
  "station",
  "district",
  "mainStreet",
  "park",
  "water",
  "street",
  "river",
] as const;

export type LabelKind = (typeof LABEL_KINDS)[number];

/** Class of the text in the style sheet. */
export type LabelClass = "place" | "stop" | "street" | "green" | "blue";

export interface LabelStyle {
  look: LabelClass;
  px: number;
  /** Smallest zoom at which it is shown. */
  minZoom: number;
  /** Names of areas may be moved so far that they do not cross the edge of a tile. */
  maxShiftPx: number;
}

export const LABEL_STYLES: Readonly<Record<LabelKind, LabelStyle>> = {
  country: { look: "place", px: 14, minZoom: 0, maxShiftPx: 90 },
  city: { look: "place", px: 15, minZoom: 3, maxShiftPx: 60 },
  town: { look: "place", px: 14, minZoom: 7, maxShiftPx: 60 },
  village: { look: "place", px: 13, minZoom: 10, maxShiftPx: 50 },
  station: { look: "stop", px: 11.5, minZoom: 12.5, maxShiftPx: 0 },
  district: { look: "place", px: 13, minZoom: 11.5, maxShiftPx: 60 },
  mainStreet: { look: "street", px: 12, minZoom: 13, maxShiftPx: 0 },
  park: { look: "green", px: 11, minZoom: 13.5, maxShiftPx: 40 },
  water: { look: "blue", px: 12.5, minZoom: 9, maxShiftPx: 60 },
  street: { look: "street", px: 12, minZoom: 14.4, maxShiftPx: 0 },
  river: { look: "blue", px: 12, minZoom: 12, maxShiftPx: 0 },
};

/** Streets whose names are shown, as which kind of label. */
export const STREET_LABELS: Readonly<Partial<Record<RoadClass, LabelKind>>> = {
  trunk: "mainStreet",
  main: "mainStreet",
  tertiary: "street",
  minor: "street",
  pedestrian: "street",
};

/** Kinds of the layer `places`; others are not shown. */
export const PLACE_LABELS: Readonly<Record<string, LabelKind>> = {
  country: "country",
  region: "country",
  city: "city",
  town: "town",
  village: "village",
  hamlet: "village",
  locality: "village",
  suburb: "district",
  neighbourhood: "district",
  quarter: "district",
  macrohood: "district",
};

/** Kinds of the layer `pois`; others are not shown, since they are businesses of their own. */
export const POI_LABELS: Readonly<Record<string, LabelKind>> = {
  station: "station",
  train_station: "station",
  ferry_terminal: "station",
  aerodrome: "station",
  park: "park",
  garden: "park",
  forest: "park",
  nature_reserve: "park",
  national_park: "park",
  cemetery: "park",
  zoo: "park",
  golf_course: "park",
  beach: "park",
};
