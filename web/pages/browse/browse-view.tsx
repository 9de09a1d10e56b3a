import type { BusinessList, CategorySummary } from "#contract/business";
import type { ListFacets } from "#contract/facets";
import { browseUrl } from "#domain/publishing/page-url";
import type { Cards } from "../../api/queries.ts";
import { ListPage } from "../../lists/list-page.tsx";
import type { PageView } from "../../navigation/public-page.ts";
import { BrowseForm } from "./browse-form.tsx";
import { browseTitle, readBrowseParams } from "./browse-params.ts";

export interface BrowseData {
  list: Cards<BusinessList>;
  categories: CategorySummary[];
  facets: ListFacets;
}

export default function BrowseView({ location, data: { list, categories, facets } }: PageView<BrowseData>) {
  const { search, ...params } = readBrowseParams(location);
  const searchFilter = { label: `“${search}”`, removeHref: browseUrl({ ...params, page: 1 }) };
  return (
    <ListPage
      location={location}
      title={browseTitle(location)}
      list={list}
      facets={facets}
      state={{
        params,
        href: (other) => browseUrl({ ...other, search }),
        extraFilters: search === "" ? [] : [searchFilter],
      }}
      searchText={search}
      place={params.city}
      form={<BrowseForm key={`${search} ${params.category}`} params={{ ...params, search }} categories={categories} />}
      clearHref={browseUrl()}
      empty={{ text: "No business is listed yet.", steps: null }}
    />
  );
}
