import type { CitySummary } from "#contract/business";
import { citySkyline } from "#domain/city-skyline";
import { counted } from "#domain/count-label";
import { cityUrl } from "#domain/page-url";
import styles from "./tiles.module.css";

/** A city with its skyline, which stays the same one wherever the city is shown. */
export function CityTile({ city }: { city: CitySummary }) {
  const { skyline, sky, isMirrored } = citySkyline(city);
  return (
    <a className={styles.tile} href={cityUrl(city.name)}>
      <span
        className={isMirrored ? `${styles.skyline} ${styles.mirrored}` : styles.skyline}
        data-skyline={skyline}
        data-sky={sky}
        aria-hidden="true"
      />
      <b className={styles.name}>{city.name}</b>
      <span className={styles.count}>{counted(city.businessCount, "business", "businesses")}</span>
    </a>
  );
}
