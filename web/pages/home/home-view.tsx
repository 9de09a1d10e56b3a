import { CATEGORY_GROUPS } from "#domain/category-group-names";
import { browseUrl, citiesUrl } from "#domain/page-url";
import type { CardBusiness } from "../../api/shown-business.ts";
import { CardGrid } from "../../components/business-card.tsx";
import { CategoryTile } from "../../components/category-tile.tsx";
import { CityTile } from "../../components/city-tile.tsx";
import { SearchForm } from "../../components/search-form.tsx";
import type { PageView } from "../../public-page.ts";
import layout from "../../styles/layout.module.css";
import { FeatureCards } from "./feature-cards.tsx";
import styles from "./home-page.module.css";
import type { HomeData } from "./home-page.tsx";
import { StatisticsStrip } from "./statistics-strip.tsx";

export default function HomeView({ data }: PageView<HomeData>) {
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.heroText}>
          <h1>Find the right place, right now</h1>
          <p>Local businesses with ratings, opening hours and a number to call. Free, no account.</p>
          <SearchForm />
        </div>
        <div className={styles.street} aria-hidden="true" />
      </section>
      <StatisticsStrip statistics={data.statistics} />
      <div className={layout.page}>
        <section aria-labelledby="categories">
          <Heading id="categories" title="What are you looking for?" />
          <ul className={styles.categories}>
            {CATEGORY_GROUPS.map((group) => (
              <li key={group.slug}>
                <CategoryTile group={group} />
              </li>
            ))}
          </ul>
        </section>
        {data.cities.length > 0 && (
          <section className={layout.section} aria-labelledby="cities">
            <Heading id="cities" title="Popular Cities" more={{ label: "View All Cities", href: citiesUrl() }} />
            <ul className={layout.tiles}>
              {data.cities.map((city) => (
                <li key={city.id}>
                  <CityTile city={city} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <Row
          title="Recommended for You"
          businesses={data.recommended}
          more={{ label: "Browse All", href: browseUrl() }}
        />
        <Row
          title="Recently Added"
          businesses={data.latest}
          more={{ label: "See All New", href: browseUrl({ sort: "latest" }) }}
        />
        <FeatureCards />
      </div>
    </>
  );
}

interface HeadingProps {
  id: string;
  title: string;
  more?: { label: string; href: string };
}

function Heading({ id, title, more }: HeadingProps) {
  return (
    <div className={layout.heading}>
      <h2 id={id}>{title}</h2>
      {more && (
        <a className={layout.more} href={more.href}>
          {more.label}
        </a>
      )}
    </div>
  );
}

function Row({ title, businesses, more }: Omit<HeadingProps, "id"> & { businesses: CardBusiness[] }) {
  if (businesses.length === 0) return null;
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section className={layout.section} aria-labelledby={id}>
      <Heading id={id} title={title} {...(more && { more })} />
      <CardGrid businesses={businesses} />
    </section>
  );
}
