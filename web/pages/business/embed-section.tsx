import type { SiteInfo } from "#contract/site";
import { embedCode } from "#domain/embed/embed-code";
import { EMBED_FORMATS, type EmbedFormat } from "#domain/embed/embed-format";
import { businessStreets } from "#domain/map/business-streets";
import { embedUrl } from "#domain/publishing/page-url";
import type { ShownBusiness } from "../../api/shown-business.ts";
import styles from "./embed-section.module.css";

const NAMES: Readonly<Record<EmbedFormat, string>> = { card: "Card", badge: "Badge", map: "Map and card" };

/** Offers owners the code that shows this business on their own site. */
export function EmbedSection({ business, site }: { business: ShownBusiness; site: SiteInfo }) {
  return (
    <details className={styles.embed}>
      <summary>Show this business on your site</summary>
      <p>Copy one of these into your page. It always has the current rating and opening state.</p>
      {EMBED_FORMATS.filter((format) => format !== "map" || businessStreets(business, site.map)).map((format) => (
        <div key={format} className={styles.format}>
          <label htmlFor={`embed-${format}`}>{NAMES[format]}</label>
          <a href={embedUrl(business.slug, format)}>Preview</a>
          <textarea
            id={`embed-${format}`}
            readOnly
            rows={5}
            spellCheck={false}
            value={embedCode(business, site, format)}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
      ))}
    </details>
  );
}
