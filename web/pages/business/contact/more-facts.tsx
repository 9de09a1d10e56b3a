import { NETWORKS } from "#domain/business/facts/social-networks-data";
import { searchUrl } from "#domain/publishing/page-url";
import type { ShownBusiness } from "../../../api/shown-business.ts";
import styles from "./more-facts.module.css";

const CHAIN = "Part of";

/** Shows where the business is or comes to, its chain and its profiles in social networks; renders nothing if all are unknown. */
export function MoreFacts({ business }: { business: ShownBusiness }) {
  const { locatedIn, chain, comesToCustomers, serviceAreas, socialLinks } = business;
  const profiles = NETWORKS.flatMap(({ network, label }) => {
    const href = socialLinks[network];
    return href === undefined ? [] : [{ label, href }];
  });
  const areas = serviceAreas.join(", ");
  const facts = [
    ["Located in", locatedIn],
    [CHAIN, chain],
    [comesToCustomers ? "Comes to you in" : "Serves", areas === "" ? null : areas],
  ] as const;
  const known = facts.filter(([, value]) => value !== null);
  if (known.length === 0 && profiles.length === 0) return null;
  return (
    <>
      {known.length > 0 && (
        <dl className={styles.facts}>
          {known.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
                {label === CHAIN && value !== null && (
                  <a href={searchUrl({ q: value })} rel="nofollow">
                    See its branches
                  </a>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {profiles.length > 0 && (
        <ul className={styles.profiles} aria-label="Social media">
          {profiles.map(({ label, href }) => (
            <li key={label}>
              <a href={href} rel="nofollow noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
