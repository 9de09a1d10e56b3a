import type { ReactNode } from "react";
import { businessLinkRel } from "#domain/publishing/indexing";
import { businessUrl } from "#domain/publishing/page-url";
import type { CardBusiness } from "../../api/shown-business.ts";
import styles from "./business-card.module.css";

/**
 * Returns the actions of a card: on city and category pages the number and the details, elsewhere the offers of the business. It is a plain
 * function, since a list has twenty of them, and each component costs the server time.
 */
export function cardActions(business: CardBusiness, isDescribed: boolean): ReactNode {
  const { name, slug, phone, telUri, actions = [], businessStatus } = business;
  if (isDescribed)
    return (
      <div className={styles.foot}>
        {phone && phoneNumber(phone, telUri)}
        <a href={businessUrl(slug)} rel={businessLinkRel(business)} aria-label={`View Details: ${name}`}>
          View Details
        </a>
      </div>
    );
  const canCall = telUri !== null && businessStatus !== "CLOSED_PERMANENTLY";
  if (!canCall && actions.length === 0) return null;
  return (
    <div className={styles.actions}>
      {canCall && (
        <a className={styles.call} href={telUri} aria-label={`Call ${name}`}>
          Call
        </a>
      )}
      {actions.map(({ label, href }) => (
        <a key={label} href={href} rel="nofollow noopener" aria-label={`${label}: ${name}`}>
          {label}
        </a>
      ))}
    </div>
  );
}

function phoneNumber(phone: string, telUri: string | null): ReactNode {
  return telUri === null ? (
    <span className={styles.phone}>{phone}</span>
  ) : (
    <a className={styles.phone} href={telUri}>
      {phone}
    </a>
  );
}
