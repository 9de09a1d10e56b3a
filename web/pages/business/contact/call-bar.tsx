import { callUrl } from "#domain/business/contact-url";
import type { ShownBusiness } from "../../../api/shown-business.ts";
import styles from "./call-bar.module.css";
import { ContactLinks } from "./contact-links.tsx";

/** On a phone, in reach at the bottom of the window for as long as the page lasts, so never over the footer. */
export function CallBar({ business }: { business: ShownBusiness }) {
  return callUrl(business) === undefined ? null : <ContactLinks business={business} className={styles.bar} />;
}
