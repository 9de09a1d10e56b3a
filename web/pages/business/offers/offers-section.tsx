import type { ShownBusiness } from "../../../api/shown-business.ts";
import layout from "../../../styles/layout.module.css";
import { OfferMark } from "./offer-mark.tsx";
import { type Offer, type OfferGroup, offersOf } from "./offers.ts";
import styles from "./offers-section.module.css";

/** Shows the fixed grid of four groups, confirmed offers first, then the other attributes of the business. */
export function OffersSection({ business }: { business: ShownBusiness }) {
  const { grid, further } = offersOf(business);
  const furtherGroups = further.length > 0 && (
    <div className={styles.further}>
      {further.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </div>
  );
  const isAnyConfirmed = grid.some(({ confirmed }) => confirmed.length > 0);
  return (
    <section aria-labelledby="offers">
      <h2 id="offers">What This Business Offers</h2>
      {!isAnyConfirmed && furtherGroups}
      <div className={styles.grid}>
        {grid.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
      {isAnyConfirmed && furtherGroups}
    </section>
  );
}

function Group({ group: { title, confirmed, usual } }: { group: OfferGroup }) {
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      {confirmed.length > 0 && (
        <ul className={styles.confirmed}>
          {confirmed.map((offer) => (
            <ConfirmedOffer key={offer.label} offer={offer} />
          ))}
        </ul>
      )}
      {usual.length > 0 && (
        <div className={styles.usual}>
          <h4>Usual, not confirmed</h4>
          <ul>
            {usual.map(({ label, value }) => (
              <li key={label}>{value === false ? `${label}: not available` : label}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function ConfirmedOffer({ offer: { label, value } }: { offer: Offer }) {
  return (
    <li className={styles.offer}>
      <OfferMark value={value} />
      <span>
        {label}
        {typeof value === "string" ? (
          `: ${value}`
        ) : (
          <span className={layout.visuallyHidden}>{value ? ": available" : ": not available"}</span>
        )}
      </span>
    </li>
  );
}
