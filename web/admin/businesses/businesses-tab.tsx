import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Link, useNavigationType, useSearchParams } from "react-router-dom";
import { businessQueries, exportBusinesses } from "../api/businesses-api.ts";
import { failureNotice } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";
import { Duplicates } from "../duplicates/duplicates.tsx";
import { RoleFence, useRoleRefusal } from "../session/role.tsx";
import button from "../ui/button.module.css";
import { Button } from "../ui/button.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { TabPage } from "../ui/tab-page.tsx";
import { BulkBar } from "./bulk-bar.tsx";
import { BusinessTable } from "./business-table.tsx";
import { EditSheet } from "./editor/edit-sheet.tsx";
import { useEditParam } from "./editor/use-edit-param.ts";
import { FilterBar } from "./filter-bar.tsx";
import { NoBusinesses } from "./no-businesses.tsx";
import { PageButtons } from "./page-buttons.tsx";
import { RecycleBinNote } from "./recycle-bin-note.tsx";
import { duplicatesHref, readFilters, readPage } from "./table-params.ts";

const NONE: ReadonlySet<number> = new Set();

/** Shows the table of businesses, or the likely duplicates if the address has `view=duplicates`. */
export function BusinessesTab() {
  const [params] = useSearchParams();
  return params.get("view") === "duplicates" ? <Duplicates /> : <Businesses />;
}

/** Keeps filters, page and the edited business in parameters of the address. */
function Businesses() {
  const [params] = useSearchParams();
  const filters = readFilters(params);
  const page = readPage(params);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...businessQueries.list(filters, page),
    placeholderData: keepPreviousData,
  });
  const [selected, setSelected] = useSelection(JSON.stringify(filters));
  const edit = useEditParam();
  const table = useFocusOnNewPage(page);
  return (
    <TabPage
      title="Businesses"
      actions={
        <>
          <Link className={button.button} to={duplicatesHref}>
            Duplicates
          </Link>
          <ExportButtons country={filters.country} />
          <AddButton onAdd={() => edit.open("new")} />
        </>
      }
    >
      <FilterBar filters={filters} />
      {filters.status === "deleted" && <RecycleBinNote total={data?.totalCount ?? 0} days={data?.binDays} />}
      {error ? (
        <LoadFailure title="Businesses could not be loaded" query={{ error, refetch }} />
      ) : (
        <>
          <RoleFence leastRole={selected.size > 0 ? "editor" : "viewer"}>
            <BulkBar selected={selected} isDeleted={filters.status === "deleted"} onDone={() => setSelected(NONE)} />
          </RoleFence>
          {data && data.businesses.length === 0 && !isFetching ? (
            <NoBusinesses filters={filters} page={page} />
          ) : (
            <BusinessTable
              businesses={data?.businesses}
              isLoading={isFetching && isPlaceholderData}
              {...{ selected, setSelected }}
              onEdit={edit.open}
              ref={table}
            />
          )}
          {data && <PageButtons filters={filters} page={page} totalPages={data.totalPages} total={data.totalCount} />}
        </>
      )}
      {edit.id !== undefined && <EditSheet key={edit.id} id={edit.id} onClose={edit.close} />}
    </TabPage>
  );
}

function AddButton({ onAdd }: { onAdd: () => void }) {
  const refusal = useRoleRefusal("editor");
  return (
    <Button look="main" onClick={onAdd} disabled={refusal !== undefined} title={refusal}>
      Add business
    </Button>
  );
}

/** Keeps selected ids across pages; other filters clear the selection. */
function useSelection(filterKey: string): [ReadonlySet<number>, (ids: ReadonlySet<number>) => void] {
  const [selection, setSelection] = useState({ filterKey, ids: NONE });
  const ids = selection.filterKey === filterKey ? selection.ids : NONE;
  return [ids, (ids) => setSelection({ filterKey, ids })];
}

/** Scrolls to the table and focuses it after a page link; Back restores the position itself. */
function useFocusOnNewPage(page: number) {
  const table = useRef<HTMLTableElement>(null);
  const lastPage = useRef(page);
  const navigationType = useNavigationType();
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    if (navigationType === "POP") return;
    table.current?.focus({ preventScroll: true });
    table.current?.scrollIntoView({ block: "start" });
  }, [page, navigationType]);
  return table;
}

/** Offers “Export All”, and “Export {country}” when the table is filtered by one. */
function ExportButtons({ country }: { country: string }) {
  const { mutate, isPending, variables } = useAction({
    mutationFn: exportBusinesses,
    onSuccess: ({ name, workbook }) => download(name, workbook),
    meta: {
      success: () => ({ title: "Export successful", description: "Excel file has been downloaded" }),
      failure: failureNotice("Export failed", "Failed to export Excel file"),
      invalidates: [],
    },
  });
  const countries = country === "" ? [""] : ["", country];
  return countries.map((country) => (
    <Button key={country} onClick={() => mutate(country)} disabled={isPending}>
      {isPending && variables === country ? "Exporting..." : `Export ${country || "All"}`}
    </Button>
  ));
}

function download(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser needs the URL until it has started reading.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
