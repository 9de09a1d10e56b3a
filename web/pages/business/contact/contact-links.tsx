import type { ShownBusiness } from "../../../api/shown-business.ts";
import { Icon } from "../../../components/icon.tsx";
import layout from "../../../styles/layout.module.css";
import { directionsUrl } from "./directions-url.ts";

interface ContactLinksProps {
  business: ShownBusiness;
  className: string | undefined;
  /** Class of the phone number; without it the number is not shown. */
  numberClass?: string | undefined;
}

/** Shows the links to call and for directions, if known; renders nothing for a permanently closed business. */
export function ContactLinks({ business, className, numberClass }: ContactLinksProps) {
  const { telUri } = business;
  const directions = directionsUrl(business);
  if (business.businessStatus === "CLOSED_PERMANENTLY" || !(telUri ?? directions)) return null;
  return (
    <div className={className}>
      {telUri !== null && (
        <a className={layout.button} href={telUri}>
          <Icon name="phone" /> Call Now {numberClass && <span className={numberClass}>{business.phone}</span>}
        </a>
      )}
      {directions !== undefined && (
        <a className={layout.quietButton} href={directions} rel="noopener nofollow">
          <Icon name="directions" /> Directions
        </a>
      )}
    </div>
  );
}
