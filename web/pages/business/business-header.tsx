import { shownPrice } from "#domain/business/facts/price";
import { categoryUrl } from "#domain/publishing/page-url";
import type { ShownBusiness } from "../../api/shown-business.ts";
import { GroupPicture } from "../../components/card/group-picture.tsx";
import { OpenBadge } from "../../components/card/open-badge.tsx";
import { Stars } from "../../components/card/stars.tsx";
import { VerifiedMark } from "../../components/card/verified-mark.tsx";
import { Icon } from "../../components/icon.tsx";
import frame from "./business-frame.module.css";
import styles from "./business-header.module.css";
import { ActionGrid } from "./contact/action-grid.tsx";

/** Longer names get a smaller font, so that the map stays on the first screen. */
const LONG_NAME_CHARS = 32;
const VERY_LONG_NAME_CHARS = 100;

interface BusinessHeaderProps {
  business: ShownBusiness;
  /** Nearby alternatives are listed; the header of a closed business links to them. */
  hasNearby: boolean;
}

/** Shows kind, name, rating, price, open or closed, and what to do next. */
export function BusinessHeader({ business, hasNearby }: BusinessHeaderProps) {
  const { name, category, categorySlug, drawing, isVerified, logo, rating, reviewCount } = business;
  const price = shownPrice(business);
  return (
    <header className={frame.header}>
      <div className={styles.text}>
        {logo !== null && (
          <div className={styles.logo}>
            <GroupPicture drawing={drawing} photo={logo} isLogo />
          </div>
        )}
        <p className={styles.kind}>
          <a href={categoryUrl(categorySlug)}>{category}</a>
        </p>
        <div className={styles.title} data-length={lengthOf(name)}>
          <h1 className={styles.name} data-verified={isVerified}>
            <bdi>{name}</bdi>
          </h1>
          {isVerified && <VerifiedMark />}
        </div>
        <p className={styles.facts}>
          <span className={styles.rating}>
            <Stars rating={rating} reviewCount={reviewCount} />
            {price !== "" && (
              <span className={styles.price} title="Price range">
                {price}
              </span>
            )}
          </span>
          {business.businessStatus === "OPERATIONAL" && <OpenBadge business={business} />}
        </p>
        <ClosedNotice business={business} hasNearby={hasNearby} />
      </div>
      <ActionGrid business={business} />
    </header>
  );
}

function lengthOf(name: string): "long" | "very-long" | undefined {
  if (name.length > VERY_LONG_NAME_CHARS) return "very-long";
  return name.length > LONG_NAME_CHARS ? "long" : undefined;
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
