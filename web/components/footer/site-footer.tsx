import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { FeaturedCity } from "#contract/business";
import type { SiteInfo } from "#contract/site";
import { mailtoUrl } from "#domain/business/contact-url";
import { CATEGORY_GROUPS } from "#domain/categories/category-group-names";
import {
  aboutUrl,
  addBusinessUrl,
  advertiseUrl,
  categoryUrl,
  citiesUrl,
  cityUrl,
  contactUrl,
  privacyPolicyUrl,
  sitemapUrl,
  termsOfServiceUrl,
} from "#domain/publishing/page-url";
import { counted, countLabel } from "#domain/text/count-label";
import { useApp } from "../../app-context.ts";
import { Brand } from "../header/brand.tsx";
import { Icon } from "../icon.tsx";
import styles from "./site-footer.module.css";
import { statisticsList } from "./statistics-list.tsx";
import { Tooltip } from "./tooltip.tsx";

const FOOTER_CITIES = 8;
/** The default of the settings `site.social`. */
const NO_LINK = "#";

const SOCIAL_NETWORKS: readonly (readonly [network: SocialNetwork, name: string])[] = [
  ["facebook", "Facebook"],
  ["x", "X"],
  ["instagram", "Instagram"],
  ["linkedin", "LinkedIn"],
];

const QUICK_LINKS: readonly FooterLink[] = [
  { label: "About", href: aboutUrl },
  { label: "Contact", href: contactUrl },
  { label: "Add a business", href: addBusinessUrl },
  { label: "Advertise", href: advertiseUrl },
  { label: "Privacy policy", href: privacyPolicyUrl },
  { label: "Terms of service", href: termsOfServiceUrl },
  { label: "Sitemap", href: sitemapUrl },
  { label: "All cities", href: citiesUrl() },
];

const CATEGORIES: readonly FooterLink[] = CATEGORY_GROUPS.map(({ slug, name }) => ({
  label: name,
  href: categoryUrl(slug),
}));

/** The footer of every page. `html` is its content from the layout cache. */
export function SiteFooter({ html }: { html?: string | undefined }) {
  // Header and footer, which come together, lead on without a document from now on; browser tests wait for it.
  useEffect(() => {
    document.documentElement.dataset["frame"] = "hydrated";
  }, []);
  if (html !== undefined) return <footer className={styles.footer} dangerouslySetInnerHTML={{ __html: html }} />;
  return (
    <footer className={styles.footer}>
      <FooterContent />
    </footer>
  );
}

/** Shows contact, popular links, statistics, and the source of the data. */
export function FooterContent() {
  const { site } = useApp();
  return (
    <>
      <div className={styles.columns}>
        <Blurb site={site} />
        <LinkColumn id="footer-categories" title="Popular Categories" links={CATEGORIES} />
        <PopularCities />
        <LinkColumn id="footer-links" title="Quick Links" links={QUICK_LINKS} />
      </div>
      <StatisticsRow />
      <div className={styles.small}>
        <p>
          © {site.copyrightYear} {site.name} · <a href={sitemapUrl}>Sitemap</a>
        </p>
        <p>
          The data listed here comes from publicly available online sources and is free to use. Its accuracy is not
          guaranteed.
        </p>
      </div>
    </>
  );
}

function Blurb({ site }: { site: SiteInfo }) {
  return (
    <div className={styles.blurb}>
      <Brand name={site.name} logo={site.logo} />
      <p>{site.tagline}. Ratings, opening hours and a number to call, free and without an account.</p>
      <a href={mailtoUrl(site.email)}>
        <Icon name="mail" /> {site.email}
      </a>
      {site.phone && (
        <a href={site.telUri ?? undefined}>
          <Icon name="phone" /> {site.phone}
        </a>
      )}
      {site.address && <p>{site.address}</p>}
      <SocialLinks site={site} />
    </div>
  );
}

/** Shows the profiles of the site in social networks; a network without a link is left out. */
function SocialLinks({ site }: { site: SiteInfo }) {
  const networks = SOCIAL_NETWORKS.filter(([network]) => site.social[network] !== NO_LINK);
  if (networks.length === 0) return null;
  return (
    <ul className={styles.social}>
      {networks.map(([network, name]) => (
        <li key={network}>
          <Tooltip text={`${site.name} on ${name}`}>
            <a href={site.social[network]} aria-label={`${site.name} on ${name}`} rel="noopener">
              <SocialIcon network={network} />
            </a>
          </Tooltip>
        </li>
      ))}
    </ul>
  );
}

interface FooterLink {
  label: string;
  href: string;
  /** Number of businesses. */
  count?: number;
}

function PopularCities() {
  const { queries } = useApp();
  const featured = useQuery(queries.featuredCities()).data?.cities ?? [];
  const popular = useQuery(queries.popularCities()).data ?? [];
  const cities = footerCities(featured, popular);
  const links = cities.map(({ name, businessCount }) => ({ label: name, href: cityUrl(name), count: businessCount }));
  return (
    <LinkColumn
      id="footer-cities"
      title="Popular Cities"
      links={[...links, { label: "View All Cities", href: citiesUrl() }]}
    />
  );
}

/** Returns featured cities with businesses, then the largest. */
function footerCities(featured: readonly FeaturedCity[], popular: readonly FeaturedCity[]): FeaturedCity[] {
  const cities = [...featured.filter(({ businessCount }) => businessCount > 0), ...popular];
  return Array.from(new Map(cities.map((city) => [city.name, city])).values()).slice(0, FOOTER_CITIES);
}

function LinkColumn({ id, title, links }: { id: string; title: string; links: readonly FooterLink[] }) {
  return (
    <nav aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {links.map(({ label, href, count }) => (
          <li key={href}>
            <a href={href}>
              {label}
              {count !== undefined && (
                <span className={styles.count} title={counted(count, "business", "businesses")}>
                  {countLabel(count)}
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Shows the statistics; it is hidden while they load and in an empty directory. */
function StatisticsRow() {
  const statistics = useQuery(useApp().queries.statistics()).data;
  if (!statistics?.totalBusinesses) return null;
  return statisticsList(statistics, "Verified", styles.statistics);
}

/** SVG paths of the icons, on a 24 × 24 grid. */
const PATHS = {
  facebook: "M16 3.5h-1.5A4.5 4.5 0 0 0 10 8v13M6.5 11.5H15",
  x: "M4 4h4.2L20 20h-4.2ZM19.5 4l-6.7 7.3M10.9 13.3 4.5 20",
  instagram:
    "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM16.9 7.1h.01",
  linkedin: "M5 10v9.5M5 5.5h.01M10.5 19.5V10M10.5 14a4.25 4.25 0 0 1 8.5 0v5.5",
};

type SocialNetwork = keyof typeof PATHS;

/** The icon of a social network; it needs a label beside it. */
function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={PATHS[network]} />
    </svg>
  );
}
