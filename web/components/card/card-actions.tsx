import { businessLinkRel } from "#domain/publishing/indexing";
import { businessUrl } from "#domain/publishing/page-url";
import type { CardBusiness } from "../../api/shown-business.ts";
import styles from "./business-card.module.css";

interface CardActionsProps {
  business: CardBusiness;
  isDescribed: boolean;
}

/** Shows what can be done from a card: on city and category pages the number and the details, elsewhere what the business offers. */
export function CardActions({ business, isDescribed }: CardActionsProps) {
  const { name, slug, phone, telUri, actions = [], businessStatus } = business;
  if (isDescribed)
    return (
      <div className={styles.foot}>
        {phone && <PhoneNumber phone={phone} telUri={telUri} />}
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

function PhoneNumber({ phone, telUri }: { phone: string; telUri: string | null }) {
  return telUri === null ? (
    <span className={styles.phone}>{phone}</span>
  ) : (
    <a className={styles.phone} href={telUri}>
      {phone}
    </a>
  );
}
