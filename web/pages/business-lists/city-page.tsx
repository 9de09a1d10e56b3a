import type { NamedBusinessList } from "#contract/business";
import { isSet } from "#contract/lists/parameter";
import { browseUrl, citiesUrl, cityCardUrl, cityUrl, homeUrl } from "#domain/publishing/page-url";
import layout from "../../styles/layout.module.css";
import { namedListPage } from "./named-list-page.tsx";

const ALL_CITIES = { label: "View All Cities", href: citiesUrl() };

export const cityPage = namedListPage<NamedBusinessList>({
  filter: "city",
  nameIn: ({ cityName = "" }) => cityName,
  query: (queries, name, page) => queries.city(name, page),
  url: ({ name }, params) => cityUrl(name, params),
  isMoved: ({ isRenamed }, _name, { category }) => isRenamed === true || isSet(category),
  title: ({ name }) => `Businesses in ${name}`,
  description: ({ name }, count) => `${count} in ${name} with ratings, opening hours, addresses and phone numbers.`,
  image: ({ name }) => ({ url: cityCardUrl(name), alt: name }),
  trail: ({ name }) => ({
    steps: [
      { label: "Home", href: homeUrl },
      { label: "Cities", href: citiesUrl() },
    ],
    current: name,
  }),
  place: ({ name }) => name,
  failureTitle: "City Not Found",
  next: ALL_CITIES,
  emptySteps: (
    <>
      <a className={layout.quietButton} href={ALL_CITIES.href}>
        {ALL_CITIES.label}
      </a>
      <a className={layout.quietButton} href={browseUrl()}>
        Browse all businesses
      </a>
    </>
  ),
});
