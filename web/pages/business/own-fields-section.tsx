import type { ShownOwnField } from "#contract/fields/own-fields";
import type { ShownBusiness } from "../../api/shown-business.ts";
import styles from "./own-fields-section.module.css";

/** A number of four digits may be a year, so only longer ones get separators. */
const NUMBER_FORMAT: Intl.NumberFormatOptions = { maximumFractionDigits: 10, useGrouping: "min2" };

/** Shows the fields that the owner of the directory added; renders nothing if the business has none. */
export function OwnFieldsSection({ business: { ownFields } }: { business: ShownBusiness }) {
  if (ownFields.length === 0) return null;
  return (
    <section aria-labelledby="more-details">
      <h2 id="more-details">More details</h2>
      <dl className={styles.fields}>
        {ownFields.map((field) => (
          <div key={field.key}>
            <dt>
              <bdi>{field.name}</bdi>
            </dt>
            <dd dir="auto">
              <OwnValueText field={field} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function OwnValueText({ field: { type, value } }: { field: ShownOwnField }) {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "number") return value.toLocaleString("en-US", NUMBER_FORMAT);
  if (typeof value !== "string") return value.join(", ");
  if (type !== "link") return value;
  return (
    <a href={value} rel="nofollow noopener">
      {value.replace(/^https?:\/\/(?:www\.)?/i, "").replace(/\/$/, "")}
    </a>
  );
}
