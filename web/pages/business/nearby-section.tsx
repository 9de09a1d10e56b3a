import { distanceLabel, distanceUnit } from "#domain/geography/distance";
import { businessLinkRel } from "#domain/publishing/indexing";
import { businessUrl } from "#domain/publishing/page-url";
import type { CardBusiness, ShownBusiness } from "../../api/shown-business.ts";
import { GroupPicture } from "../../components/card/group-picture.tsx";
import { OpenBadge } from "../../components/card/open-badge.tsx";
import { Stars } from "../../components/card/stars.tsx";
import { lazyResultsMap } from "../../components/map/lazy-results-map.tsx";
import type { MapPoint } from "../../components/map/map-drawing.ts";
import styles from "./nearby-section.module.css";

interface NearbySectionProps {
  business: ShownBusiness;
  nearby: readonly CardBusiness[];
}

/**
 * Shows alternatives of the same category, nearest first, on a map and as small cards. If distances are unknown, they are of the same city.
 */
export function NearbySection({ business, nearby }: NearbySectionProps) {
  if (nearby.length === 0) return null;
  const points = [business, ...nearby].flatMap(mapPoint);
  const isByDistance = nearby.some(({ distanceKm }) => distanceKm != null);
  return (
    <section className={styles.section} id="nearby" aria-labelledby="nearby-title">
      <h2 id="nearby-title">{isByDistance ? "Nearby alternatives" : `More in ${business.city}`}</h2>
      <div className={styles.columns}>
        {isByDistance && (
          <div className={styles.map}>
            <lazyResultsMap.Component
              points={points}
              focus={String(business.id)}
              unit={distanceUnit(business.country)}
            />
          </div>
        )}
        <ol className={styles.cards}>
          {nearby.map((other) => (
            <li key={other.id}>
              <NearbyCard business={other} country={business.country} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function NearbyCard({ business, country }: { business: CardBusiness; country: string }) {
  const { name, category, group, slug, photo, rating, reviewCount, distanceKm } = business;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <GroupPicture group={group} photo={photo} name={name} />
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <a className={styles.link} href={businessUrl(slug)} rel={businessLinkRel(business)}>
            <bdi>{name}</bdi>
          </a>
        </h3>
        <p className={styles.line}>
          {distanceKm != null && <b>{distanceLabel(distanceKm, distanceUnit(country))}</b>} <span>{category}</span>
        </p>
        <Stars rating={rating} reviewCount={reviewCount} />
        <p className={styles.line}>
          <OpenBadge business={business} />
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
