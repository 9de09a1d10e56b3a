import { businessUrl } from "#domain/page-url";
import type { CardBusiness } from "../api/shown-business.ts";
import styles from "./business-card.module.css";
import { GroupPicture } from "./group-picture.tsx";
import { Icon } from "./icon.tsx";
import { OpenBadge } from "./open-badge.tsx";
import { Stars } from "./stars.tsx";

/** A business in a list: the whole card leads to its page, the phone number calls it. */
export function BusinessCard({ business }: { business: CardBusiness }) {
  const { name, category, group, slug, photo, rating, reviewCount, phone, phoneE164, isVerified } = business;
  const address = [business.address, business.city].filter((part) => part !== "").join(", ");
  return (
    <article className={styles.card} data-group={group}>
      <div className={styles.picture}>
        <GroupPicture group={group} photo={photo} />
      </div>
      <div className={styles.text}>
        <p className={styles.category}>
          {category}
          {isVerified && (
            <span className={styles.verified}>
              <Icon name="verified" size={14} /> Verified
            </span>
          )}
        </p>
        <h3 className={styles.name}>
          <a className={styles.link} href={businessUrl(slug)}>
            {name}
          </a>
        </h3>
        <Stars rating={rating} reviewCount={reviewCount} />
        <p className={styles.line}>
          <OpenBadge business={business} />
        </p>
        {address !== "" && <p className={styles.address}>{address}</p>}
        {phone && (
          <a className={styles.phone} href={`tel:${phoneE164 ?? phone}`}>
            <Icon name="phone" size={16} /> {phone}
          </a>
        )}
      </div>
    </article>
  );
}

export function CardGrid({ businesses }: { businesses: CardBusiness[] }) {
  return (
    <ul className={styles.grid}>
      {businesses.map((business) => (
        <li key={business.id}>
          <BusinessCard business={business} />
        </li>
      ))}
    </ul>
  );
}

/** Cards to come, in their shape. */
export function CardGridSkeleton({ count }: { count: number }) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={`${styles.card} ${styles.skeleton}`}>
          <div className={styles.picture} />
          <div className={styles.text}>
            <i />
            <i />
            <i />
          </div>
        </div>
      ))}
    </div>
  );
}
