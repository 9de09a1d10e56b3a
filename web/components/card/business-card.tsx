import { type ReactNode, Suspense } from "react";
import { distanceLabel, distanceUnit } from "#domain/geography/distance";
import { walkLabel } from "#domain/geography/walk-label";
import { comesToYouLabel } from "#domain/premises/area-served";
import { businessLinkRel } from "#domain/publishing/indexing";
import { businessUrl } from "#domain/publishing/page-url";
import type { CardBusiness } from "../../api/shown-business.ts";
import { type SavedButtons, useSavedButtons } from "../../saved/use-saved-buttons.ts";
import layout from "../../styles/layout.module.css";
import styles from "./business-card.module.css";
import { cardActions } from "./card-actions.tsx";
import { useCurrentTime } from "./current-time.tsx";
import { groupPicture } from "./group-picture.tsx";
import { openBadge } from "./open-badge.tsx";
import { stars } from "./stars.tsx";

interface CardProps {
  business: CardBusiness;
  /** Adds number, details link and own description, for city and category pages. */
  isDescribed: boolean;
  /** The card is above the fold. */
  isFirst: boolean;
  /** Number of the card's point on the map. */
  number: number | undefined;
  /** Marks words in name and category. */
  mark: ((text: string) => ReactNode) | undefined;
  /** Tells whether all cards of the list have this category, so that the street is shown instead. */
  isOneKind: boolean;
  /** All cards of the list are in this city, which is left out. */
  isOneCity: boolean;
  /** Shows a short distance as minutes of walking. */
  isWalk: boolean;
  /** Tells whether the card is on a map, beside a list that may contain it too. */
  isOverMap: boolean;
  /** Code of the heart, once it is loaded. */
  buttons: SavedButtons | undefined;
  /** Null until its first update. */
  currentTime: Date | null;
}

/** The mark follows the last word of a name that fits two lines on a phone. A longer name is cut before its mark. */
const MAX_INLINE_NAME_CHARS = 26;

// Plain functions: a list has twenty cards, and each component costs the server time.

/** Shows a business in a list: the whole card links to its page, and buttons above it call the business or lead to its own pages. */
function businessCard(props: CardProps): ReactNode {
  const { business, isDescribed, isFirst, number, mark, isWalk, isOverMap, buttons, currentTime } = props;
  const { id, name, drawing, slug, photo, rating, reviewCount, isVerified, priceLevel } = business;
  return (
    <article className={styles.card} id={isOverMap ? undefined : cardId(id)}>
      <div className={styles.picture}>
        {groupPicture({ drawing, photo, isFirst })}
        {number !== undefined && (
          <b className={styles.number} role="img" aria-label={`Number on the map: ${number}`}>
            {number}
          </b>
        )}
      </div>
      <div className={styles.text}>
        <h3 data-long={name.length > MAX_INLINE_NAME_CHARS ? "" : undefined}>
          <a href={businessUrl(slug)} rel={businessLinkRel(business)}>
            {mark?.(name) ?? name}
          </a>
          {isVerified && (
            <span className={styles.verified}>
              <span className={layout.visuallyHidden}>Verified</span>
            </span>
          )}
        </h3>
        {stars({
          rating,
          reviewCount,
          isShort: true,
          price: priceLevel === null ? "" : "$".repeat(priceLevel),
        })}
        <p className={styles.when}>
          {openBadge({ business, isShort: true }, currentTime)}
          {distanceOf(business, isWalk)}
        </p>
        {kindAndStreet(props)}
        {isDescribed && business.description !== undefined && <p>{business.description}</p>}
      </div>
      {buttons && <buttons.Heart business={business} />}
      {cardActions(business, isDescribed)}
    </article>
  );
}

/** Returns the id to which a point on the map links. */
export function cardId(id: number): string {
  return `business-${id}`;
}

function distanceOf({ distanceKm, country }: CardBusiness, isWalk: boolean): ReactNode {
  const label = isWalk ? walkLabel : distanceLabel;
  return distanceKm == null ? null : <b>{label(distanceKm, distanceUnit(country))}</b>;
}

function kindAndStreet({
  business: { category, address, city, area },
  mark,
  isOneKind,
  isOneCity,
}: CardProps): ReactNode {
  const streetAndCity = isOneCity && address !== "" ? [address] : [address, city];
  const place = area === undefined ? streetAndCity.filter((part) => part !== "").join(", ") : comesToYouLabel(area);
  const kind = mark?.(category) ?? category;
  if (place === "") return <p>{kind}</p>;
  // A single text makes a single node.
  if (typeof kind === "string") return <p>{isOneKind ? `${place} · ${kind}` : `${kind} · ${place}`}</p>;
  return isOneKind ? (
    <p>
      {`${place} · `}
      {kind}
    </p>
  ) : (
    <p>
      {kind}
      {` · ${place}`}
    </p>
  );
}

interface CardGridProps {
  businesses: CardBusiness[];
  isDescribed?: boolean;
  /** Number of cards above the fold. */
  first?: number;
  /** Map numbers by business id. */
  numbers?: ReadonlyMap<number, number> | undefined;
  mark?: CardProps["mark"] | undefined;
  isWalk?: boolean;
  /** Derived from the categories by default. */
  isOneKind?: boolean | undefined;
  isOverMap?: boolean;
  /** Shows more below a card. */
  renderBelow?: (business: CardBusiness) => ReactNode;
}

/** A list of cards. `--card-columns` of an element around it sets the number of columns. */
export function CardGrid({
  businesses,
  isDescribed = false,
  first = 0,
  numbers,
  mark,
  isWalk = false,
  isOverMap = false,
  renderBelow,
  ...list
}: CardGridProps) {
  const buttons = useSavedButtons();
  const currentTime = useCurrentTime();
  const isOneKind = list.isOneKind || isSameInAll(businesses, "category");
  const isOneCity = isSameInAll(businesses, "city");
  return (
    // A boundary of its own is hydrated after the rest of the page.
    <Suspense>
      <ul className={isDescribed ? `${styles.grid} ${styles.described}` : styles.grid}>
        {businesses.map((business, index) => (
          <li key={business.id}>
            {businessCard({
              business,
              isDescribed,
              isFirst: index < first,
              number: numbers?.get(business.id),
              mark,
              isOneKind,
              isOneCity,
              isWalk,
              isOverMap,
              buttons,
              currentTime,
            })}
            {renderBelow?.(business)}
          </li>
        ))}
      </ul>
    </Suspense>
  );
}

function isSameInAll(businesses: readonly CardBusiness[], field: "category" | "city"): boolean {
  const [first] = businesses;
  return businesses.length > 1 && businesses.every((business) => business[field] === first?.[field]);
}
