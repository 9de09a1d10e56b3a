import type { StreetMap } from "#contract/site";
import { distanceUnit } from "#domain/geography/distance";
import { businessLinkRel } from "#domain/publishing/indexing";
import { businessUrl } from "#domain/publishing/page-url";
import type { CardBusiness, ShownBusiness } from "../../api/shown-business.ts";
import { CardGrid } from "../../components/card/business-card.tsx";
import { lazyResultsMap } from "../../components/map/lazy-results-map.tsx";
import type { MapPoint } from "../../components/map/map-drawing.ts";
import styles from "./nearby-section.module.css";
import { areOnStreet } from "./street/street-drawing.ts";

interface NearbySectionProps {
  streets: StreetMap | undefined;
  business: ShownBusiness;
  nearby: CardBusiness[];
}

/**
 * Shows alternatives of the same category as cards, nearest first, and on a map if the street map above has not all of them. If
 * distances are unknown, they are of the same city.
 */
export function NearbySection({ business, nearby, streets }: NearbySectionProps) {
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
              streets={streets}
            />
          </div>
        )}
        <div className={styles.cards}>
          <CardGrid businesses={nearby} numbers={isByDistance ? numbersOf(nearby) : undefined} isWalk />
        </div>
      </div>
    </section>
  );
}

/** Returns the number of each business on the map. */
function numbersOf(businesses: readonly CardBusiness[]): ReadonlyMap<number, number> {
  return new Map(businesses.map(({ id }, index) => [id, index + 1]));
}

function mapPoint(business: ShownBusiness | CardBusiness): MapPoint[] {
  const { id, name, slug, latitude, longitude } = business;
  if (latitude === null || longitude === null) return [];
  const rel = businessLinkRel(business);
  return [{ id: String(id), label: name, latitude, longitude, href: businessUrl(slug), rel }];
}
