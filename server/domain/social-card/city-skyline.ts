import type { CitySummary } from "../../contract/business.ts";
import { pictureHash } from "./picture-hash.ts";

/** Silhouettes that suit any city; the others need their landscape. */
const ANYWHERE = ["towers", "lowtown", "midtown", "oldtown", "bridge", "riverside", "park"] as const;
const SKYLINES = [...ANYWHERE, "harbour", "hills", "palms", "desert"] as const;
type Skyline = (typeof SKYLINES)[number];

const SEASIDE: readonly Skyline[] = [...ANYWHERE, "harbour"];
const SKIES = 4;

/** Silhouettes by state, or by country. */
const LANDSCAPES = new Map<string, readonly Skyline[]>(
  Object.entries({
    Arizona: ["desert"],
    Nevada: ["desert"],
    "New Mexico": ["desert"],
    Florida: ["palms"],
    Hawaii: ["palms"],
    California: ["palms", "bridge"],
    Colorado: ["hills"],
    Montana: ["hills"],
    Utah: ["hills"],
    Vermont: ["hills"],
    Wyoming: ["hills"],
    Austria: ["hills", "oldtown"],
    Switzerland: ["hills", "oldtown"],
    Maine: SEASIDE,
    Massachusetts: SEASIDE,
    Washington: SEASIDE,
    "British Columbia": SEASIDE,
    "New South Wales": SEASIDE,
    "Nova Scotia": SEASIDE,
    "Western Australia": SEASIDE,
    Scotland: SEASIDE,
    Ireland: SEASIDE,
    "New Zealand": SEASIDE,
  }),
);

/** Start value that makes London and eleven large cities of the United States all look different. */
const HASH_START = 75_845;

/**
 * Chooses the picture of a city, always the same for its name: a silhouette that suits the landscape, a sky, and whether it is mirrored.
 */
export function citySkyline({ name, state, country }: Pick<CitySummary, "name" | "state" | "country">) {
  const hash = pictureHash(name, HASH_START);
  const candidates = LANDSCAPES.get(state) ?? LANDSCAPES.get(country) ?? ANYWHERE;
  return {
    skyline: candidates[(hash >>> 4) % candidates.length] ?? "towers",
    sky: (hash >>> 12) % SKIES,
    isMirrored: (hash >>> 20) % 2 === 1,
  };
}
