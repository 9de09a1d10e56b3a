import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { businessQueries } from "../api/businesses-api.ts";
import { Button } from "../parts/button.tsx";
import { LoadFailure } from "../parts/load-failure.tsx";
import { TabPage } from "../parts/tab-page.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { BusinessFilterBar } from "./business-filter-bar.tsx";
import { BusinessTable } from "./business-table.tsx";
import { filtersOf, pageOf } from "./businesses-address.ts";
import { BusinessSheet } from "./editor/business-sheet.tsx";
import { useEditedBusiness } from "./editor/use-edited-business.ts";
import { ExportButtons } from "./export-buttons.tsx";
import { NoBusinesses } from "./no-businesses.tsx";
import { PageButtons } from "./page-buttons.tsx";

const NONE: ReadonlySet<number> = new Set();

/** The table of businesses: what it is narrowed to, its page and which business is being edited live in the address. */
export function BusinessesTab() {
  const [params] = useSearchParams();
  const filters = filtersOf(params);
  const page = pageOf(params);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...businessQueries.list(filters, page),
    // the rows before stay until the next are there
    placeholderData: (before) => before,
  });
  const [selected, setSelected] = useSelection(JSON.stringify(filters));
  const edited = useEditedBusiness();
  return (
    <TabPage
      title="Businesses"
      actions={
        <>
          <ExportButtons country={filters.country} />
          <Button look="main" onClick={() => edited.open("new")}>
            Add business
          </Button>
        </>
      }
    >
      <BusinessFilterBar filters={filters} />
      {error ? (
        <LoadFailure title="Businesses could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <BulkBar selected={selected} onDone={() => setSelected(NONE)} />
          {data && data.businesses.length === 0 && !isFetching ? (
            <NoBusinesses filters={filters} page={page} />
          ) : (
            <BusinessTable
              businesses={data?.businesses}
              isWaiting={isFetching && isPlaceholderData}
              {...{ selected, setSelected }}
              onEdit={edited.open}
            />
          )}
          {data && <PageButtons filters={filters} page={page} totalPages={data.totalPages} total={data.totalCount} />}
        </>
      )}
      {edited.id !== undefined && <BusinessSheet key={edited.id} id={edited.id} onClose={edited.close} />}
    </TabPage>
  );
}

/** Ids, on whichever page they are; none of them when the table is narrowed to something else. */
function useSelection(asked: string): [ReadonlySet<number>, (ids: ReadonlySet<number>) => void] {
  const [selection, setSelection] = useState({ asked, ids: NONE });
  const ids = selection.asked === asked ? selection.ids : NONE;
  return [ids, (next) => setSelection({ asked, ids: next })];
}
