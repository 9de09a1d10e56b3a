/** The ground is drawn as one of these. Later areas cover earlier ones. */
export const AREA_CLASSES = ["built", "wood", "park", "sand", "water", "building"] as const;

export type AreaClass = (typeof AREA_CLASSES)[number];

const kinds = (area: AreaClass, names: string) => names.split(" ").map((name) => [name, area] as const);

/** Kinds of Protomaps' layers `landuse` and `landcover`; others are not drawn. */
export const GROUND_KINDS: ReadonlyMap<string, AreaClass> = new Map([
  ...kinds(
    "built",
    "residential commercial industrial retail urban_area pedestrian railway school university college hospital",
  ),
  ...kinds("wood", "forest wood"),
  ...kinds(
    "park",
    "park garden grass grassland meadow scrub village_green recreation_ground golf_course cemetery pitch",
  ),
  ...kinds("park", "playground nature_reserve national_park protected_area allotments dog_park zoo orchard stadium"),
  ...kinds("sand", "beach sand barren"),
]);
