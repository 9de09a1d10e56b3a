import type { Overview } from "#contract/admin-api";

/** Of all listed businesses. */
export interface DirectoryFigures {
  /** By the day (UTC) that they came, oldest first; days on which none came are left out. */
  added: { date: string; businesses: number }[];
  /** How many have it. */
  quality: Overview["quality"];
}
