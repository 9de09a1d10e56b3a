import type { CategorySummary } from "#contract/business";
import { CATEGORY_GROUPS } from "#domain/category-group-names";
import { type BrowseParams, browseUrl } from "#domain/page-url";
import { Chip } from "../../components/chip.tsx";
import { ListPage } from "../../components/list-page.tsx";
import { askedPage, titleCased } from "../../list-address.ts";
import type { PageView } from "../../public-page.ts";
import layout from "../../styles/layout.module.css";
import { askedParams, titleOf } from "./browse-address.ts";
import { BrowseForm } from "./browse-form.tsx";
import styles from "./browse-page.module.css";
import type { BrowseData } from "./browse-page.tsx";

export default function BrowseView({ location, data }: PageView<BrowseData>) {
  const params = askedParams(location);
  const isNarrowed = params.search !== "" || params.category !== "";
  return (
    <ListPage
      title={titleOf(location)}
      list={data.list}
      page={askedPage(location.search)}
      href={(page) => browseUrl({ ...params, page })}
      filters={
        <>
          <BrowseForm key={browseUrl(params)} asked={params} categories={data.categories} />
          {isNarrowed && <AppliedFilters params={params} categories={data.categories} />}
        </>
      }
      empty={
        isNarrowed && (
          <a className={layout.button} href={browseUrl()}>
            Clear Filters
          </a>
        )
      }
    />
  );
}

function AppliedFilters({ params, categories }: { params: BrowseParams; categories: CategorySummary[] }) {
  const { search = "", category = "" } = params;
  return (
    <div className={styles.chips}>
      {search !== "" && <Chip label={`“${search}”`} without={browseUrl({ ...params, search: "" })} />}
      {category !== "" && (
        <Chip label={categoryLabel(category, categories)} without={browseUrl({ ...params, category: "" })} />
      )}
    </div>
  );
}

/** The name of a category or group as it is spelled, by its slug or name in the address. */
function categoryLabel(category: string, categories: CategorySummary[]): string {
  const group = CATEGORY_GROUPS.find(({ slug }) => slug === category);
  return group?.name ?? categories.find(({ slug }) => slug === category)?.category ?? titleCased(category);
}
