import type { ShownBusiness } from "../../../api/shown-business.ts";
import layout from "../../../styles/layout.module.css";
import { OfferMark } from "./offer-mark.tsx";
import { type Offer, type OfferGroup, offersOf } from "./offers.ts";
import styles from "./offers-section.module.css";

/** Shows the fixed grid of four groups with what the data says of this business, then its other attributes. */
export function OffersSection({ business: { attributes, subtypes } }: { business: ShownBusiness }) {
  const { grid, further } = offersOf(attributes, subtypes);
  const isAnyAssumed = grid.some(({ offers }) => offers.some(({ isReported }) => !isReported));
  return (
    <section aria-labelledby="offers">
      <h2 id="offers">What This Business Offers</h2>
      <div className={styles.grid}>
        {grid.map((group) => (
          <Group key={group.title} group={group} />
        ))}
      </div>
      {further.length > 0 && (
        <div className={styles.further}>
          {further.map((group) => (
            <Group key={group.title} group={group} />
          ))}
        </div>
      )}
      {isAnyAssumed && (
        <p className={styles.legend}>
          <OfferMark value isReported={false} />
          <span>An outlined mark is what we assume of every listing; this business has not confirmed it.</span>
        </p>
      )}
    </section>
  );
}

function Group({ group: { title, offers } }: { group: OfferGroup }) {
  return (
    <div className={styles.group}>
      <h3>{title}</h3>
      <ul>
        {offers.map((offer) => (
          <li key={offer.label} className={styles.offer}>
            <OfferMark value={offer.value} isReported={offer.isReported} />
            <span>
              {offer.label}
              {typeof offer.value === "string" && `: ${offer.value}`}
              <span className={layout.visuallyHidden}>{availabilityText(offer)}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function availabilityText({ value, isReported }: Offer): string {
  if (typeof value === "string") return "";
  return `: ${value ? "available" : "not available"}${isReported ? "" : ", not confirmed"}`;
}
