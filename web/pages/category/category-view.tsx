import type { BusinessList, CategoryBusinessList } from "#contract/business";
import type { ListFacets } from "#contract/facets";
import { browseUrl, categoryUrl } from "#domain/publishing/page-url";
import type { Cards } from "../../api/queries.ts";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { ListPage } from "../../lists/list-page.tsx";
import type { PageView } from "../../navigation/public-page.ts";
import layout from "../../styles/layout.module.css";
import { askedOfCategory, categoryTitle } from "./category-address.ts";
import { categoryTrail } from "./category-trail.ts";

export interface CategoryData {
  /** How the category is called; and its businesses, unless they are narrowed or sorted. */
  list: Cards<CategoryBusinessList>;
  /** Only where they are. */
  altered?: Cards<BusinessList>;
  facets: ListFacets;
}

export default function CategoryView({ location, data: { list, altered = list, facets } }: PageView<CategoryData>) {
  const params = askedOfCategory(location);
  return (
    <ListPage
      trail={<Breadcrumbs {...categoryTrail(list)} />}
      title={categoryTitle(list)}
      list={altered}
      facets={facets}
      asked={{
        params: { ...params, category: list.slug },
        href: (other) => categoryUrl(list.slug, other),
        categoryHref: categoryUrl,
        about: "category",
        names: { category: list.name },
      }}
      place={params.city}
      cleared={categoryUrl(list.slug)}
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
