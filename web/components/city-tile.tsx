import type { CitySummary } from "#contract/business";
import { counted } from "#domain/count-label";
import { cityUrl } from "#domain/page-url";
import styles from "./tiles.module.css";

const SKYLINES = 4;

/** A city with its skyline, which stays the same one wherever the city is shown. */
export function CityTile({ city }: { city: CitySummary }) {
  return (
    <a className={styles.tile} href={cityUrl(city.name)}>
      <span className={styles.skyline} data-skyline={skylineOf(city.name)} aria-hidden="true" />
      <b className={styles.name}>{city.name}</b>
      <span className={styles.count}>{counted(city.businessCount, "business", "businesses")}</span>
    </a>
  );
}

function skylineOf(name: string): number {
  let sum = 0;
  for (const letter of name) sum += letter.charCodeAt(0);
  return sum % SKYLINES;
}
