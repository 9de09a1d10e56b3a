import { distanceUnit } from "#domain/geography/distance";
import { walkLabel } from "#domain/geography/walk-label";
import { businessLinkRel } from "#domain/publishing/indexing";
import { businessUrl } from "#domain/publishing/page-url";
import type { CardBusiness, ShownBusiness } from "../../api/shown-business.ts";
import { GroupPicture } from "../../components/card/group-picture.tsx";
import { OpenBadge } from "../../components/card/open-badge.tsx";
import { Stars } from "../../components/card/stars.tsx";
import { lazyResultsMap } from "../../components/map/lazy-results-map.tsx";
import type { MapPoint } from "../../components/map/map-drawing.ts";
import styles from "./nearby-section.module.css";
import { areOnStreet } from "./street/street-drawing.ts";

interface NearbySectionProps {
  business: ShownBusiness;
  nearby: readonly CardBusiness[];
}

/**
 * Shows alternatives of the same category as small cards, nearest first, and on a map if the street map above has not all of them. If
 * distances are unknown, they are of the same city.
 */
export function NearbySection({ business, nearby }: NearbySectionProps) {
  if (nearby.length === 0) return null;
  const isByDistance = nearby.some(({ distanceKm }) => distanceKm != null);
  const hasMap = isByDistance && !areOnStreet(business, nearby);
  return (
    <section className={styles.section} id="nearby" aria-labelledby="nearby-title">
      <h2 id="nearby-title">{isByDistance ? "Nearby alternatives" : `More in ${business.city}`}</h2>
      <div className={styles.columns}>
        {hasMap && (
          <div className={styles.map}>
            <lazyResultsMap.Component
              points={[business, ...nearby].flatMap(mapPoint)}
              focus={String(business.id)}
              unit={distanceUnit(business.country)}
            />
          </div>
        )}
        <ol className={styles.cards}>
          {nearby.map((other, index) => (
            <li key={other.id}>
              <NearbyCard business={other} country={business.country} number={isByDistance ? index + 1 : undefined} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

interface NearbyCardProps {
  business: CardBusiness;
  country: string;
  /** Number on the map. */
  number: number | undefined;
}

function NearbyCard({ business, country, number }: NearbyCardProps) {
  const { name, category, drawing, slug, photo, rating, reviewCount, distanceKm } = business;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <GroupPicture drawing={drawing} photo={photo} />
        {number !== undefined && (
          <b className={styles.number} aria-hidden="true">
            {number}
          </b>
        )}
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <a className={styles.link} href={businessUrl(slug)} rel={businessLinkRel(business)}>
            <bdi>{name}</bdi>
          </a>
        </h3>
        <Stars rating={rating} reviewCount={reviewCount} />
        <p>
          <OpenBadge business={business} />
        </p>
        <p className={styles.kind}>
          {distanceKm != null && <b>{walkLabel(distanceKm, distanceUnit(country))}</b>}
          {distanceKm != null && " · "}
          {category}
        </p>
      </div>
    </article>
  );
}

function mapPoint(business: ShownBusiness | CardBusiness): MapPoint[] {
  const { id, name, slug, latitude, longitude } = business;
  if (latitude === null || longitude === null) return [];
  const rel = businessLinkRel(business);
  return [{ id: String(id), label: name, latitude, longitude, href: businessUrl(slug), rel }];
}
