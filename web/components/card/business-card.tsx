import type { ReactNode } from "react";
import { distanceLabel, distanceUnit } from "#domain/geography/distance";
import { comesToYouLabel } from "#domain/premises/area-served";
import { businessLinkRel } from "#domain/publishing/indexing";
import { businessUrl } from "#domain/publishing/page-url";
import type { CardBusiness } from "../../api/shown-business.ts";
import { Icon } from "../icon.tsx";
import styles from "./business-card.module.css";
import { groupPictureProps } from "./group-picture.tsx";
import { OpenBadge } from "./open-badge.tsx";
import { Photo, SMALL_SIZES } from "./photo.tsx";
import { Stars } from "./stars.tsx";

export interface BusinessCardProps {
  business: CardBusiness;
  /** Adds description and details link, for city and category pages. */
  isDescribed?: boolean;
  /** The card is above the fold. */
  isFirst?: boolean;
  /** Number of the card's point on the map. */
  number?: number | undefined;
  /** Marks words in name and category. */
  mark?: ((text: string) => ReactNode) | undefined;
}

/** The photo is a strip on phones. Wider screens get it as imported, since an upright photo is much narrower than its frame. */
const PICTURE_SIZES = `(max-width: 599px) ${SMALL_SIZES}, 800px`;

/** Shows a business in a list: the whole card links to its page, the phone number calls it. */
export function BusinessCard({ business, isDescribed = false, isFirst = false, number, mark }: BusinessCardProps) {
  const { id, name, category, group, slug, photo, rating, reviewCount, isVerified } = business;
  const address =
    business.area === undefined
      ? [business.address, business.city].filter((part) => part !== "").join(", ")
      : comesToYouLabel(business.area);
  const picture = groupPictureProps(group, name);
  return (
    <article className={styles.card} id={cardId(id)}>
      <div {...picture} className={`${picture.className} ${styles.picture}`}>
        {photo && <Photo key={photo} src={photo} isFirst={isFirst} sizes={PICTURE_SIZES} />}
        {number !== undefined && (
          <b className={styles.number} role="img" aria-label={`Number on the map: ${number}`}>
            {number}
          </b>
        )}
      </div>
      <div className={styles.text}>
        <p className={styles.category}>
          {mark ? <span>{mark(category)}</span> : category}
          {isVerified && (
            <span className={styles.verified}>
              <Icon name="verified" size={14} /> Verified
            </span>
          )}
        </p>
        <h3>
          <a href={businessUrl(slug)} rel={businessLinkRel(business)}>
            {mark?.(name) ?? name}
          </a>
        </h3>
        <Stars rating={rating} reviewCount={reviewCount} />
        <OpenBadge business={business} className={styles.line} />
        <CardAddress address={address} business={business} />
        {isDescribed && business.description !== undefined && (
          <p className={styles.description}>{business.description}</p>
        )}
      </div>
      <CardActions business={business} isDescribed={isDescribed} />
    </article>
  );
}

/** Returns the id to which a point on the map links. */
export function cardId(id: number): string {
  return `business-${id}`;
}

function CardAddress({ address, business: { distanceKm, country } }: { address: string; business: CardBusiness }) {
  const distance = distanceKm == null ? "" : distanceLabel(distanceKm, distanceUnit(country));
  if (address === "" && distance === "") return null;
  return (
    <p className={styles.address}>
      {distance !== "" && <b className={styles.distance}>{distance}</b>}
      {distance !== "" && address !== "" && " · "}
      {address}
    </p>
  );
}

function CardActions({ business, isDescribed }: { business: CardBusiness; isDescribed: boolean }) {
  const { name, slug, phone, telUri } = business;
  if (!phone && !isDescribed) return null;
  return (
    <div className={styles.actions}>
      {phone && (
        <a className={`${styles.action} ${styles.call}`} href={telUri ?? undefined}>
          {phone}
        </a>
      )}
      {isDescribed && (
        <a
          className={styles.action}
          href={businessUrl(slug)}
          rel={businessLinkRel(business)}
          aria-label={`View Details: ${name}`}
        >
          View Details
        </a>
      )}
    </div>
  );
}

interface CardGridProps {
  businesses: CardBusiness[];
  isDescribed?: boolean;
  /** Number of cards above the fold. */
  first?: number;
  /** Map numbers by business id. */
  numbers?: ReadonlyMap<number, number> | undefined;
  /** Makes a single column on wide screens, beside a map. */
  isColumn?: boolean;
  /** Puts the picture beside the text on all screens. */
  isCompact?: boolean;
  mark?: BusinessCardProps["mark"];
}

export function CardGrid({ businesses, isDescribed, first = 0, numbers, isColumn, isCompact, mark }: CardGridProps) {
  const classes = [
    styles.grid,
    isDescribed && styles.described,
    isColumn && styles.column,
    isCompact && styles.compact,
  ];
  return (
    <ul className={classes.filter(Boolean).join(" ")}>
      {businesses.map((business, index) => (
        <li key={business.id}>
          <BusinessCard
            business={business}
            isDescribed={isDescribed}
            isFirst={index < first}
            number={numbers?.get(business.id)}
            mark={mark}
          />
        </li>
      ))}
    </ul>
  );
}
