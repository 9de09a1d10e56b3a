import { useQuery } from "@tanstack/react-query";
import { CATEGORY_GROUPS } from "#domain/category-group-names";
import { countLabel, exactCount } from "#domain/count-label";
import { browseUrl, categoryUrl, citiesUrl, cityUrl, homeUrl } from "#domain/page-url";
import { useApp } from "../app-context.ts";
import { Brand } from "./brand.tsx";
import { Icon } from "./icon.tsx";
import styles from "./site-footer.module.css";

const FOOTER_CITIES = 8;

/** Below every page: who runs this, popular ways in, how much there is, and where the data comes from. */
export function SiteFooter() {
  const { site, queries } = useApp();
  const cities = useQuery(queries.popularCities()).data?.slice(0, FOOTER_CITIES) ?? [];
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <section className={styles.about}>
          <Brand name={site.name} />
          <p>{site.tagline}.</p>
          <a href={`mailto:${site.email}`}>
            <Icon name="mail" /> {site.email}
          </a>
          <a href={`tel:${site.phone.replace(/[^+\d]/g, "")}`}>
            <Icon name="phone" /> {site.phone}
          </a>
        </section>
        <nav aria-labelledby="footer-categories">
          <h2 id="footer-categories">Popular Categories</h2>
          <ul>
            {CATEGORY_GROUPS.map(({ slug, name }) => (
              <li key={slug}>
                <a href={categoryUrl(slug)}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="footer-cities">
          <h2 id="footer-cities">Popular Cities</h2>
          <ul>
            {cities.map((city) => (
              <li key={city.id}>
                <a href={cityUrl(city.name)}>
                  {city.name} <span className={styles.count}>{exactCount(city.businessCount)}</span>
                </a>
              </li>
            ))}
            <li>
              <a href={citiesUrl()}>View All Cities</a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-links">
          <h2 id="footer-links">Quick Links</h2>
          <ul>
            <li>
              <a href={homeUrl}>Home</a>
            </li>
            <li>
              <a href={browseUrl()}>Browse all businesses</a>
            </li>
            <li>
              <a href={browseUrl({ sort: "latest" })}>Recently added</a>
            </li>
          </ul>
        </nav>
      </div>
      <StatisticsRow />
      <p className={styles.small}>
        © {site.copyrightYear} {site.name}. The data listed here comes from publicly available online sources and is
        free to use. Its accuracy is not guaranteed.
      </p>
    </footer>
  );
}

function StatisticsRow() {
  const statistics = useQuery(useApp().queries.statistics()).data;
  if (!statistics) return null;
  const numbers: [label: string, count: number][] = [
    ["Businesses", statistics.totalBusinesses],
    ["Cities", statistics.totalCities],
    ["Categories", statistics.categories],
  ];
  return (
    <dl className={styles.statistics}>
      {numbers.map(([label, count]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{countLabel(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
