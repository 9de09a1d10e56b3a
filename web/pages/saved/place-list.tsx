import { type ReactNode, useState } from "react";
import { type Coordinates, distanceKm, distanceUnit } from "#domain/geography/distance";
import { CardGrid, cardId } from "../../components/card/business-card.tsx";
import { lazyResultsMap } from "../../components/map/lazy-results-map.tsx";
import { type SavedBusiness, savedAddress } from "../../saved/saved-business.ts";
import layout from "../../styles/layout.module.css";
import { COMPARISON, CompareTable } from "./compare-table.tsx";
import styles from "./saved-page.late.module.css";

interface PlaceListProps {
  businesses: readonly SavedBusiness[];
  /** Place of the visitor. */
  from?: Coordinates | undefined;
  /** Shows more below the card of a place. */
  renderBelow?: (business: SavedBusiness) => ReactNode;
}

/** Number of photos above the fold. */
const FIRST_PHOTOS = 2;
/** Maximum number of markers, since more would overlap. */
const MAX_MARKERS = 40;
const MAX_COMPARED = 3;

/** Shows places as cards, on a map, and two or three of them side by side. */
export function PlaceList({ businesses, from, renderBelow }: PlaceListProps) {
  const [comparedIds, setComparedIds] = useState<readonly number[]>([]);
  const comparedBusinesses = comparedIds.flatMap((id) => businesses.find((business) => business.id === id) ?? []);
  const points = pointsOf(businesses).slice(0, MAX_MARKERS);
  const hasMap = points.length > 1;
  const toggle = (id: number) =>
    setComparedIds(comparedIds.includes(id) ? comparedIds.filter((other) => other !== id) : [...comparedIds, id]);
  return (
    <>
      {comparedBusinesses.length > 1 && <CompareTable businesses={comparedBusinesses} from={from} />}
      <div className={styles.columns} data-map={hasMap}>
        <section aria-labelledby="places" className={styles.list}>
          <h2 id="places" className={layout.visuallyHidden}>
            Places
          </h2>
          <CardGrid
            businesses={businesses.map((business) => withDistance(business, from))}
            first={FIRST_PHOTOS}
            numbers={hasMap ? new Map(points.map(({ businessId }, index) => [businessId, index + 1])) : undefined}
            renderBelow={(business) => (
              <div className={styles.below}>
                <PrintedContact business={business} />
                {renderBelow?.(business)}
                <label className={styles.compare}>
                  <input
                    type="checkbox"
                    checked={comparedIds.includes(business.id)}
                    disabled={comparedBusinesses.length >= MAX_COMPARED && !comparedIds.includes(business.id)}
                    onChange={() => toggle(business.id)}
                  />
                  Compare<span className={layout.visuallyHidden}> {business.name}</span>
                </label>
              </div>
            )}
          />
          <p className={comparedBusinesses.length === 0 ? layout.visuallyHidden : styles.bar} role="status">
            {comparedBusinesses.length > 0 && (
              <>
                {comparedBusinesses.length === 1
                  ? "Choose another place to compare."
                  : `${comparedBusinesses.length} places are compared.`}
                {comparedBusinesses.length > 1 && (
                  <>
                    {" "}
                    <a href={`#${COMPARISON}`}>Show comparison</a>
                  </>
                )}
                <button type="button" onClick={() => setComparedIds([])}>
                  Stop comparing
                </button>
              </>
            )}
          </p>
        </section>
        {hasMap && (
          <section className={styles.map} aria-label="Map">
            <lazyResultsMap.Component points={points} here={from} unit={distanceUnit(businesses[0]?.country ?? "")} />
            {points.length < pointsOf(businesses).length && <p>{`The map shows the first ${MAX_MARKERS} places.`}</p>}
          </section>
        )}
      </div>
    </>
  );
}

/** Paper has no buttons to call or to look up the way. */
function PrintedContact({ business }: { business: SavedBusiness }) {
  return <p className={styles.printed}>{[savedAddress(business), business.phone].filter(Boolean).join(" · ")}</p>;
}

function withDistance(business: SavedBusiness, from: Coordinates | undefined): SavedBusiness {
  const { latitude, longitude } = business;
  if (from === undefined || latitude === null || longitude === null) return business;
  return { ...business, distanceKm: distanceKm(from, { latitude, longitude }) };
}

function pointsOf(businesses: readonly SavedBusiness[]) {
  return businesses.flatMap(({ id, name, latitude, longitude }) =>
    latitude === null || longitude === null
      ? []
      : [{ id: String(id), businessId: id, label: name, latitude, longitude, href: `#${cardId(id)}` }],
  );
}
