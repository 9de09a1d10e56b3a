import type { ReactNode } from "react";
import { postalLines } from "#domain/address/postal-lines";
import { websiteHost } from "#domain/business/web-addresses/website-host";
import { contactUrl, vcardUrl } from "#domain/publishing/page-url";
import type { ShownBusiness } from "../../../api/shown-business.ts";
import { Icon, type IconName } from "../../../components/icon.tsx";
import { lazyMoreFacts } from "../lazy-business-parts.tsx";
import styles from "./contact-box.module.css";
import { FreshnessNote } from "./freshness-note.tsx";

/** Shows address, phone, website, e-mail and further facts; unknown ones are left out. */
export function ContactBox({ business }: { business: ShownBusiness }) {
  const { id, phone, telUri, website } = business;
  // A business that comes to its customers needs more than a country for an address.
  const lines = business.comesToCustomers && business.city === "" ? [] : postalLines(business);
  const isReachable = Boolean(phone || website) || lines.length > 0;
  return (
    <section aria-labelledby="contact">
      <h2 id="contact">Contact</h2>
      {!isReachable && <p className={styles.unknown}>No address, phone number or website is known.</p>}
      {lines.length > 0 && (
        <address className={styles.address}>
          <Icon name="pin" />
          <span>
            {lines.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </span>
        </address>
      )}
      <ul className={styles.links}>
        {phone && (
          <ContactItem icon="phone" href={telUri ?? undefined}>
            <span className={styles.number}>{phone}</span>
          </ContactItem>
        )}
        {website && (
          <ContactItem icon="globe" href={website}>
            <span className={styles.website}>{websiteHost(website)}</span>
          </ContactItem>
        )}
        {isReachable && (
          <ContactItem icon="contact" href={vcardUrl(id)} isForScreen>
            Add to contacts
          </ContactItem>
        )}
      </ul>
      <lazyMoreFacts.Component business={business} />
      <FreshnessNote business={business} />
      <p className={styles.further}>
        <button type="button" onClick={() => window.print()}>
          <Icon name="print" size={16} /> Print
        </button>
        <a href={contactUrl}>Suggest a correction</a>
      </p>
    </section>
  );
}

interface ContactItemProps {
  icon: IconName;
  /** Link of the value; undefined if the value is unknown. */
  href: string | undefined;
  /** Hidden in print. */
  isForScreen?: boolean;
  children: ReactNode;
}

function ContactItem({ icon, href, isForScreen = false, children }: ContactItemProps) {
  const isOutside = /^https?:/i.test(href ?? "");
  return (
    <li className={isForScreen ? styles.onScreen : undefined}>
      <a className={styles.link} href={href} rel={isOutside ? "noopener nofollow" : undefined}>
        <Icon name={icon} />
        {children}
      </a>
    </li>
  );
}
