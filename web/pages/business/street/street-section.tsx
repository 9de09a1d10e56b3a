import { postalLines } from "#domain/address/postal-lines";
import { areaServed, comesToYouLabel } from "#domain/premises/area-served";
import type { CardBusiness, ShownBusiness } from "../../../api/shown-business.ts";
import { Icon } from "../../../components/icon.tsx";
import { directionsUrl } from "../contact/directions-url.ts";
import { StreetMap } from "./street-map.tsx";
import styles from "./street-section.module.css";

interface StreetSectionProps {
  business: ShownBusiness;
  nearby: readonly CardBusiness[];
}

/** Shows the address over the map of its surroundings; without coordinates the address alone, and nothing if neither is known. */
export function StreetSection({ business, nearby }: StreetSectionProps) {
  const { latitude, longitude, comesToCustomers, businessStatus } = business;
  const [street, ...area] = comesToCustomers ? [comesToYouLabel(areaServed(business))] : postalLines(business);
  const hasMap = latitude !== null && longitude !== null;
  if (street === undefined && !hasMap) return null;
  const directions = businessStatus === "CLOSED_PERMANENTLY" ? undefined : directionsUrl(business);
  return (
    <section className={hasMap ? styles.mapped : styles.plain} aria-label="Where it is">
      {hasMap && (
        <>
          <StreetMap centre={{ latitude, longitude }} nearby={nearby} />
          <a
            className={styles.outside}
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
            rel="noopener nofollow"
          >
            <Icon name="map" size={16} /> Open map
          </a>
        </>
      )}
      {street !== undefined && (
        <div className={styles.place}>
          <Icon name={comesToCustomers ? "map" : "pin"} />
          <p className={styles.lines}>
            <span className={styles.street}>{street}</span>
            {area.length > 0 && <span className={styles.area}>{area.join(", ")}</span>}
          </p>
          {directions !== undefined && (
            <a className={styles.way} href={directions} rel="noopener nofollow" aria-label="Directions">
              <Icon name="directions" />
            </a>
          )}
        </div>
      )}
    </section>
  );
}
