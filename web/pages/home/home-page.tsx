import type { CitySummary, DrawnCategory, PopularBusinesses, Statistics } from "#contract/business";
import { browseUrl, citiesUrl, homeUrl } from "#domain/publishing/page-url";
import { exactCount } from "#domain/text/count-label";
import type { CardBusiness } from "../../api/shown-business.ts";
import { CardGrid } from "../../components/card/business-card.tsx";
import { SearchForm } from "../../components/search/search-form.tsx";
import { CityTile } from "../../components/tiles.tsx";
import { definePage, type PageView } from "../../navigation/public-page.ts";
import layout from "../../styles/layout.module.css";
import { CallToAction } from "./call-to-action.tsx";
import { EmptyDirectory } from "./empty-directory.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import styles from "./home-page.module.css";
import { HomeSkeleton } from "./home-skeleton.tsx";
import { KindsSection } from "./kinds-section.tsx";
import { QuickLinks } from "./quick-links.tsx";
import { SectionHeading, type SectionHeadingProps } from "./section-heading.tsx";
import { StatisticsStrip } from "./statistics-strip.tsx";

export const homePage = definePage<HomeData>({
  load: (queries) => ({
    statistics: queries.statistics(),
    cities: queries.popularCities(),
    popular: queries.popular(),
    categories: queries.topCategories(),
    recommended: queries.recommended(),
    latest: queries.latest(),
  }),
  head: ({ data: { statistics }, site }) => ({
    title: `${site.name}: ${site.tagline}`,
    description: `Find ${exactCount(statistics.totalBusinesses)} local businesses in ${exactCount(statistics.totalCities)} cities: who is open, how they are rated, where they are and how to call them.`,
    canonical: homeUrl,
    indexed: true,
  }),
  failure: () => ({
    title: "The directory is not available",
    text: "Unable to load the directory. Please try again later.",
    next: { label: "Back to Home", href: homeUrl },
  }),
  Loading: HomeSkeleton,
  Page: HomeView,
});

interface HomeData {
  statistics: Statistics;
  cities: CitySummary[];
  popular: PopularBusinesses<CardBusiness>;
  categories: DrawnCategory[];
  recommended: CardBusiness[];
  latest: CardBusiness[];
}

/** Number of cards above the fold of a phone. */
const FIRST_CARDS = 1;

function HomeView({ data }: PageView<HomeData>) {
  const isEmpty = data.statistics.totalBusinesses === 0;
  return (
    <>
      <section className={styles.hero}>
        <div className={styles.heroText}>
          <h1>Find the right place, right now</h1>
          <p>Local businesses with ratings, opening hours and a number to call. Free, no account.</p>
          <SearchForm />
          {!isEmpty && <QuickLinks categories={data.categories} />}
        </div>
        <div className={styles.street} aria-hidden="true" />
      </section>
      {!isEmpty && <StatisticsStrip statistics={data.statistics} />}
      <div className={`${layout.page} ${styles.page}`}>
        {isEmpty ? <EmptyDirectory /> : <Sections {...data} />}
        <FeatureCards />
        <CallToAction />
      </div>
    </>
  );
}

function Sections({ cities, popular, categories, recommended, latest }: HomeData) {
  return (
    <>
      {popular.city !== null && popular.businesses.length > 0 && (
        <section className={styles.popular} aria-labelledby="popular">
          <SectionHeading
            id="popular"
            title={`Popular in ${popular.city}`}
            more={{ label: "Other city", href: citiesUrl() }}
          />
          <CardGrid businesses={popular.businesses} first={FIRST_CARDS} />
        </section>
      )}
      <KindsSection categories={categories} />
      {cities.length > 0 && (
        <section className={layout.section} aria-labelledby="cities">
          <SectionHeading id="cities" title="Popular Cities" more={{ label: "View All Cities", href: citiesUrl() }} />
          <ul className={styles.cities}>
            {cities.map((city) => (
              <li key={city.id}>
                <CityTile city={city} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Row title="Recommended for You" businesses={recommended} more={{ label: "Browse All", href: browseUrl() }} />
      <Row
        title="Recently Added"
        businesses={latest}
        more={{ label: "See All New", href: browseUrl({ sort: "latest" }) }}
      />
    </>
  );
}

interface RowProps extends Omit<SectionHeadingProps, "id"> {
  businesses: CardBusiness[];
}

function Row({ title, businesses, more }: RowProps) {
  if (businesses.length === 0) return null;
  const id = title.toLowerCase().replaceAll(" ", "-");
  return (
    <section className={`${layout.section} ${styles.cards}`} aria-labelledby={id}>
      <SectionHeading id={id} title={title} more={more} />
      <CardGrid businesses={businesses} />
    </section>
  );
}
