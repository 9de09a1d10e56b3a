import type { ShownBusiness } from "../../../api/shown-business.ts";
import { Icon } from "../../../components/icon.tsx";
import layout from "../../../styles/layout.module.css";
import styles from "./call-bar.module.css";
import { directionsUrl } from "./directions-url.ts";

/**
 * The call button of phones, at the foot of the window once the one in the header has scrolled away. It never covers the footer, and is
 * always there where motion is reduced or a browser has no scroll-driven animations.
 */
export function CallBar({ business }: { business: ShownBusiness }) {
  const { telUri, businessStatus } = business;
  if (telUri === null || businessStatus === "CLOSED_PERMANENTLY") return null;
  const directions = directionsUrl(business);
  return (
    <div className={styles.bar}>
      <a className={layout.button} href={telUri}>
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
