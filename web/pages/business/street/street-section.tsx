import type { StreetMap as Streets } from "#contract/site";
import { postalLines } from "#domain/address/postal-lines";
import type { Coordinates } from "#domain/geography/distance";
import { streetsAround, viewOfStreet } from "#domain/map/small-maps";
import { areaServed, comesToYouLabel } from "#domain/premises/area-served";
import type { CardBusiness, ShownBusiness } from "../../../api/shown-business.ts";
import { Icon } from "../../../components/icon.tsx";
import { MapCredit, StreetsImage } from "../../../components/map/streets-image.tsx";
import { directionsUrl } from "../contact/directions-url.ts";
import { STREET_MARK, streetPins } from "./street-drawing.ts";
import { StreetMap } from "./street-map.tsx";
import styles from "./street-section.module.css";

interface StreetSectionProps {
  business: ShownBusiness;
  nearby: readonly CardBusiness[];
  streets: Streets | undefined;
}

/** Shows the address over the map of its surroundings; without coordinates only the address, and nothing if neither is known. */
export function StreetSection({ business, nearby, streets }: StreetSectionProps) {
  const { latitude, longitude, comesToCustomers, businessStatus } = business;
  const [street, ...area] = comesToCustomers ? [comesToYouLabel(areaServed(business))] : postalLines(business);
  const hasMap = latitude !== null && longitude !== null;
  if (street === undefined && !hasMap) return null;
  const directions = businessStatus === "CLOSED_PERMANENTLY" ? undefined : directionsUrl(business);
  return (
    <section className={hasMap ? styles.mapped : styles.plain} aria-label="Where it is">
      {hasMap && (
        <>
          <Surroundings centre={{ latitude, longitude }} {...{ business, nearby, streets }} />
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

/** The mark is twice as high as a pin. */
const MARK_HEAD = { ...STREET_MARK, y: STREET_MARK.y - 16 };

/** Shows the streets, if the map has them, below walking circles and pins. */
function Surroundings({ centre, business, nearby, streets }: StreetSectionProps & { centre: Coordinates }) {
  const view = viewOfStreet(centre);
  const knownStreets = streetsAround(view, streets);
  return (
    <>
      {knownStreets && (
        <>
          <StreetsImage
            kind="street"
            className={styles.streets}
            alt={`Map of the streets around ${business.name}`}
            pins={[STREET_MARK, MARK_HEAD, ...streetPins(centre, nearby)]}
            {...{ view, streets: knownStreets }}
          />
          <MapCredit streets={knownStreets} className={styles.credit} />
        </>
      )}
      <StreetMap centre={centre} nearby={nearby} />
    </>
  );
}
