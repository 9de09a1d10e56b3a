import { callUrl } from "#domain/contact-url";
import { directionsUrl } from "#domain/directions-url";
import type { ShownBusiness } from "../../api/shown-business.ts";
import { Icon } from "../../components/icon.tsx";
import layout from "../../styles/layout.module.css";
import styles from "./call-bar.module.css";

/** On a phone, in reach at the bottom of the window for as long as the page lasts, so never over the footer. */
export function CallBar({ business }: { business: ShownBusiness }) {
  const call = callUrl(business);
  const directions = directionsUrl(business);
  if (call === undefined || business.businessStatus === "CLOSED_PERMANENTLY") return null;
  return (
    <div className={styles.bar}>
      <a className={`${layout.button} ${styles.call}`} href={call}>
        <Icon name="phone" /> Call Now
      </a>
      {directions !== undefined && (
        <a className={layout.quietButton} href={directions} rel="noopener nofollow">
          <Icon name="directions" /> Directions
        </a>
      )}
    </div>
  );
}
