import type { BusinessList, CategorySummary } from "#contract/business";
import type { ListFacets } from "#contract/facets";
import { browseUrl } from "#domain/publishing/page-url";
import type { Cards } from "../../api/queries.ts";
import { ListPage } from "../../lists/list-page.tsx";
import type { PageView } from "../../navigation/public-page.ts";
import { askedParams, titleOf } from "./browse-address.ts";
import { BrowseForm } from "./browse-form.tsx";

export interface BrowseData {
  list: Cards<BusinessList>;
  categories: CategorySummary[];
  facets: ListFacets;
}

export default function BrowseView({ location, data: { list, categories, facets } }: PageView<BrowseData>) {
  const { search, ...params } = askedParams(location);
  const words = { label: `“${search}”`, without: browseUrl({ ...params, page: 1 }) };
  return (
    <ListPage
      title={titleOf(location)}
      list={list}
      facets={facets}
      asked={{
        params,
        href: (other) => browseUrl({ ...other, search }),
        others: search === "" ? [] : [words],
      }}
      words={search}
      place={params.city}
      form={<BrowseForm key={`${search} ${params.category}`} asked={{ ...params, search }} categories={categories} />}
      cleared={browseUrl()}
      empty={{ text: "No business is listed yet.", steps: null }}
    />
  );
}
