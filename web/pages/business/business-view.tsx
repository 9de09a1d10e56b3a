import type { Business } from "#contract/business";
import { aboutText } from "#domain/about-text";
import { placeName } from "#domain/page-head";
import { cityUrl, homeUrl } from "#domain/page-url";
import { DefaultPicture } from "../../components/default-picture.tsx";
import { Icon } from "../../components/icon.tsx";
import { OpenBadge } from "../../components/open-badge.tsx";
import { Stars } from "../../components/stars.tsx";
import type { PageView } from "../../public-page.ts";
import layout from "../../styles/layout.module.css";
import styles from "./business-detail.module.css";
import type { BusinessData } from "./business-page.tsx";
import { OpeningHoursTable } from "./opening-hours-table.tsx";

/** All that is known of one business; on a phone the call button stays in reach. */
export default function BusinessView({ data: { business } }: PageView<BusinessData>) {
  const { name, category, phone, phoneE164, isVerified, rating, reviewCount, uniqueContent } = business;
  return (
    <article>
      <div className={styles.hero}>
        <DefaultPicture category={category} group={business.group} photo={business.photos[0]} />
      </div>
      <div className={`${layout.page} ${styles.page}`}>
        <Breadcrumbs business={business} />
        <header className={styles.header}>
          <p className={styles.category}>
            {category}
            {isVerified && (
              <span className={styles.verified}>
                <Icon name="verified" size={16} /> Verified
              </span>
            )}
          </p>
          <h1>{name}</h1>
          <p className={styles.facts}>
            <Stars rating={rating} reviewCount={reviewCount} />
            <OpenBadge business={business} />
          </p>
          <p className={styles.place}>{placeName(business)}</p>
        </header>
        <div className={styles.columns}>
          <div className={styles.main}>
            <section>
              <h2>About {name}</h2>
              <p className={styles.prose}>{business.description === "" ? aboutText(business) : business.description}</p>
            </section>
            {uniqueContent && (
              <section>
                <h2>Detailed Information</h2>
                {paragraphs(uniqueContent).map((paragraph) => (
                  <p key={paragraph} className={styles.prose}>
                    {paragraph}
                  </p>
                ))}
              </section>
            )}
          </div>
          <aside className={styles.side} aria-label="Contact and opening hours">
            <Contact business={business} />
            <section className={styles.box}>
              <h2>Opening hours</h2>
              <OpeningHoursTable business={business} />
            </section>
          </aside>
        </div>
      </div>
      {phone && (
        <div className={styles.callBar}>
          <a className={layout.button} href={`tel:${phoneE164 ?? phone}`}>
            <Icon name="phone" /> Call Now
          </a>
        </div>
      )}
    </article>
  );
}

function Breadcrumbs({ business: { name, city } }: { business: Business }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.breadcrumbs}>
        <li>
          <a href={homeUrl}>Home</a>
        </li>
        {city !== "" && (
          <li>
            <a href={cityUrl(city)}>{city}</a>
          </li>
        )}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}

function Contact({ business }: { business: Business }) {
  const { phone, phoneE164, website, address, city, state, zipCode, country } = business;
  const cityLine = [city, [state, zipCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  const lines = [address, cityLine, country].filter((line) => line !== "");
  return (
    <section className={styles.box}>
      <h2>Contact</h2>
      {lines.length > 0 && (
        <address className={styles.address}>
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      )}
      {phone && (
        <a className={`${layout.button} ${styles.wide}`} href={`tel:${phoneE164 ?? phone}`}>
          <Icon name="phone" /> Call Now <span className={styles.number}>{phone}</span>
        </a>
      )}
      <a className={`${layout.quietButton} ${styles.wide}`} href={directionsUrl(business)} rel="noopener nofollow">
        <Icon name="directions" /> Directions
      </a>
      {website && (
        <a className={`${layout.quietButton} ${styles.wide}`} href={website} rel="noopener nofollow">
          <Icon name="globe" /> Website
        </a>
      )}
    </section>
  );
}

/** The link that the data brought, else a search for its place on a map. */
function directionsUrl({ locationLink, name, fullAddress, latitude, longitude }: Business): string {
  if (locationLink && /^https?:/i.test(locationLink)) return locationLink;
  const place = latitude === null || longitude === null ? `${name}, ${fullAddress}` : `${latitude},${longitude}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}

function paragraphs(text: string): string[] {
  return [...new Set(text.split(/\n+/).filter((paragraph) => paragraph.trim() !== ""))];
}
