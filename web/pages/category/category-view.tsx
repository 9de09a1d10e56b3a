import type { BusinessList, CategoryBusinessList } from "#contract/business";
import type { ListFacets } from "#contract/facets";
import { browseUrl, categoryUrl } from "#domain/publishing/page-url";
import type { Cards } from "../../api/queries.ts";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { ListPage } from "../../lists/list-page.tsx";
import type { PageView } from "../../navigation/public-page.ts";
import layout from "../../styles/layout.module.css";
import { categoryTitle, readCategoryParams } from "./category-params.ts";
import { categoryTrail } from "./category-trail.ts";

export interface CategoryData {
  /** The category's name, and its businesses unless they are filtered or sorted. */
  list: Cards<CategoryBusinessList>;
  /** Only when they are filtered or sorted. */
  filteredList?: Cards<BusinessList>;
  facets: ListFacets;
}

export default function CategoryView({
  location,
  data: { list, filteredList = list, facets },
}: PageView<CategoryData>) {
  const params = readCategoryParams(location);
  return (
    <ListPage
      location={location}
      trail={<Breadcrumbs {...categoryTrail(list)} />}
      title={categoryTitle(list)}
      list={filteredList}
      facets={facets}
      state={{
        params: { ...params, category: list.slug },
        href: (other) => categoryUrl(list.slug, other),
        categoryHref: categoryUrl,
        fixedFilter: "category",
        displayNames: { category: list.name },
      }}
      place={params.city}
      clearHref={categoryUrl(list.slug)}
      isDescribed
      empty={{
        text: "No business of this category is listed at the moment.",
        steps: (
          <a className={layout.quietButton} href={browseUrl()}>
            Browse All Categories
          </a>
        ),
      }}
    />
  );
}
