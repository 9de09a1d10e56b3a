import type { ShownBusiness } from "../../../api/shown-business.ts";
import styles from "./call-bar.module.css";
import { ContactLinks } from "./contact-links.tsx";

/** The call button of phones. It sticks to the bottom of the window, but never covers the footer. */
export function CallBar({ business }: { business: ShownBusiness }) {
  return business.telUri === null ? null : <ContactLinks business={business} className={styles.bar} />;
}
