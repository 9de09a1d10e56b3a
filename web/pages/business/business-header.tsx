import { shownPrice } from "#domain/business/facts/price";
import { areaServed, comesToYouLabel } from "#domain/premises/area-served";
import { categoryUrl } from "#domain/publishing/page-url";
import type { ShownBusiness } from "../../api/shown-business.ts";
import { OpenBadge } from "../../components/card/open-badge.tsx";
import { Stars } from "../../components/card/stars.tsx";
import { Icon } from "../../components/icon.tsx";
import frame from "./business-frame.module.css";
import styles from "./business-header.module.css";
import { ActionButtons } from "./contact/action-buttons.tsx";
import { ContactLinks } from "./contact/contact-links.tsx";

/** Longer names get a smaller font, so that the header fits the first screen of a phone. */
const LONG_NAME_CHARS = 50;

interface BusinessHeaderProps {
  business: ShownBusiness;
  /** Nearby alternatives are listed; the header of a closed business links to them. */
  hasNearby: boolean;
}

/** Shows name, rating, open or closed, place, and the call button, which phones have in the call bar. */
export function BusinessHeader({ business, hasNearby }: BusinessHeaderProps) {
  const { name, category, categorySlug, isVerified, rating, reviewCount, comesToCustomers } = business;
  const price = shownPrice(business);
  const place = comesToCustomers ? comesToYouLabel(areaServed(business)) : addressOf(business);
  return (
    <header className={frame.header}>
      <div className={styles.text}>
        <p className={styles.kind}>
          <a href={categoryUrl(categorySlug)}>{category}</a>
          {isVerified && (
            <span className={styles.verified}>
              <Icon name="verified" size={16} /> Verified
            </span>
          )}
        </p>
        <h1 className={name.length > LONG_NAME_CHARS ? styles.longName : styles.name}>
          <bdi>{name}</bdi>
        </h1>
        <p className={styles.facts}>
          <Stars rating={rating} reviewCount={reviewCount} />
          {price !== "" && <span title="Price range">{price}</span>}
          {business.businessStatus === "OPERATIONAL" && <OpenBadge business={business} />}
        </p>
        {place !== "" && (
          <p className={styles.place}>
            <Icon name={comesToCustomers ? "map" : "pin"} /> <span>{place}</span>
          </p>
        )}
        <ActionButtons business={business} />
        <ClosedNotice business={business} hasNearby={hasNearby} />
      </div>
      <ContactLinks business={business} className={styles.actions} numberClass={styles.number} />
    </header>
  );
}

function addressOf({ address, city, country }: ShownBusiness): string {
  return [address, city, country].filter((part) => part !== "").join(", ");
}

function ClosedNotice({ business, hasNearby }: BusinessHeaderProps) {
  if (business.businessStatus === "OPERATIONAL") return null;
  return (
    <p className={styles.closed}>
      <Icon name="alert" size={20} />
      <span className={styles.closedText}>
        <OpenBadge business={business} />
        {business.businessStatus === "CLOSED_TEMPORARILY" && business.telUri && <span>Call before you go.</span>}
        {hasNearby && <a href="#nearby">See similar places</a>}
      </span>
    </p>
  );
}
