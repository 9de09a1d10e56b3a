import type { CitySummary } from "#contract/business";
import { cityUrl } from "#domain/publishing/page-url";
import { citySkyline } from "#domain/social-card/city-skyline";
import { counted, countLabel } from "#domain/text/count-label";
import styles from "./tiles.module.css";

/** Shows a city with a skyline, which is the same for every city. */
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
      <span className={styles.count} title={counted(city.businessCount, "business", "businesses")}>
        {`${countLabel(city.businessCount)} ${city.businessCount === 1 ? "business" : "businesses"}`}
      </span>
    </a>
  );
}
