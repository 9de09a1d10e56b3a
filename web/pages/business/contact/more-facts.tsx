import { NETWORKS } from "#domain/business/facts/social-networks-data";
import { searchUrl } from "#domain/publishing/page-url";
import type { ShownBusiness } from "../../../api/shown-business.ts";
import styles from "./more-facts.module.css";

interface Fact {
  label: string;
  value: string | null;
  branchesHref?: string | undefined;
}

/** Shows where the business is or comes to, its chain and its profiles in social networks; renders nothing if all are unknown. */
export function MoreFacts({ business }: { business: ShownBusiness }) {
  const { locatedIn, chain, comesToCustomers, serviceAreas, socialLinks } = business;
  const profiles = NETWORKS.flatMap(({ network, label }) => {
    const href = socialLinks[network];
    return href === undefined ? [] : [{ label, href }];
  });
  const areas = serviceAreas.join(", ");
  const facts: Fact[] = [
    { label: "Located in", value: locatedIn },
    { label: "Part of", value: chain, branchesHref: chain === null ? undefined : searchUrl({ q: chain }) },
    { label: comesToCustomers ? "Comes to you in" : "Serves", value: areas === "" ? null : areas },
  ];
  const knownFacts = facts.filter(({ value }) => value !== null);
  if (knownFacts.length === 0 && profiles.length === 0) return null;
  return (
    <>
      {knownFacts.length > 0 && (
        <dl className={styles.facts}>
          {knownFacts.map(({ label, value, branchesHref }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <bdi>{value}</bdi>
                {branchesHref !== undefined && (
                  <a href={branchesHref} rel="nofollow">
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
