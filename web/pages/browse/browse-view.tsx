import { browseUrl } from "#domain/page-url";
import { ListPage } from "../../components/list-page.tsx";
import type { PageView } from "../../public-page.ts";
import { askedParams, titleOf } from "./browse-address.ts";
import { BrowseForm } from "./browse-form.tsx";
import type { BrowseData } from "./browse-page.tsx";

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
