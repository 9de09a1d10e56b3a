import type { CategoryGroup, CitySummary } from "#contract/business";
import { GROUP_DRAWINGS } from "#domain/drawings/drawing-url";
import { categoryUrl, cityUrl } from "#domain/publishing/page-url";
import { citySkyline } from "#domain/social-card/city-skyline";
import { counted, countLabel } from "#domain/text/count-label";
import { GroupPicture } from "./card/group-picture.tsx";
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

export function CategoryTile({ group }: { group: { slug: CategoryGroup; name: string } }) {
  return (
    <a className={styles.tile} href={categoryUrl(group.slug)}>
      <span className={styles.front}>
        <GroupPicture drawing={GROUP_DRAWINGS[group.slug]} format="wide" />
      </span>
      <b className={styles.name}>{group.name}</b>
    </a>
  );
}
