import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, useNavigationType, useSearchParams } from "react-router-dom";
import { businessQueries } from "../api/businesses-api.ts";
import { Duplicates } from "../duplicates/duplicates.tsx";
import { fieldsInUse, ownFieldsQuery } from "../own-fields/own-fields-api.ts";
import { useRoleRefusal } from "../session/role.tsx";
import button from "../ui/button.module.css";
import { Button } from "../ui/button.tsx";
import { LoadFailure } from "../ui/load-failure.tsx";
import { BulkBar } from "./bulk/bulk-bar.tsx";
import { useSelection } from "./bulk/use-selection.ts";
import styles from "./businesses-tab.module.css";
import { EditSheet } from "./editor/edit-sheet.tsx";
import { useEditParam } from "./editor/use-edit-param.ts";
import { ExportButtons } from "./export-buttons.tsx";
import { FilterBar } from "./filters/filter-bar.tsx";
import { BusinessTable } from "./table/business-table.tsx";
import { COLUMNS, ownColumns } from "./table/columns.tsx";
import { ColumnsMenu } from "./table/columns-menu.tsx";
import { NoBusinesses } from "./table/no-businesses.tsx";
import { PageButtons } from "./table/page-buttons.tsx";
import { RecycleBinNote } from "./table/recycle-bin-note.tsx";
import { UnsavedCells } from "./table/unsaved-cells.tsx";
import { useCellEdit } from "./table/use-cell-edit.ts";
import { useLook } from "./table/use-look.ts";
import { duplicatesHref, readFilters, readPage } from "./table-params.ts";
import { ViewBar } from "./views/view-bar.tsx";

/** Shows the table of businesses, or the likely duplicates if the address has `view=duplicates`. */
export function BusinessesTab() {
  const [params] = useSearchParams();
  return params.get("view") === "duplicates" ? <Duplicates /> : <Businesses />;
}

/** Keeps filters, page, look and the edited business in parameters of the address. */
function Businesses() {
  const [params] = useSearchParams();
  const filters = readFilters(params);
  const page = readPage(params);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    ...businessQueries.list(filters, page),
    placeholderData: keepPreviousData,
  });
  const { data: ownFields = [] } = useQuery(ownFieldsQuery);
  const look = useLook();
  const selection = useSelection(filters);
  const edit = useEditParam();
  const cellEdit = useCellEdit();
  const table = useFocusOnNewPage(page);
  const optionalColumns = [...COLUMNS.slice(1), ...ownColumns(fieldsInUse(ownFields))];
  const columns = [...COLUMNS.slice(0, 1), ...optionalColumns.filter(({ id }) => look.columns.includes(id))];
  const canEdit = useRoleRefusal("editor") === undefined;
  const isBin = filters.status === "deleted";
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>Businesses</h1>
        <ViewBar />
        <div className={styles.actions}>
          <Link className={button.button} to={duplicatesHref}>
            Duplicates
          </Link>
          <ExportButtons filters={filters} totalCount={data?.totalCount} />
          <AddButton onAdd={() => edit.open("new")} />
        </div>
      </div>
      <FilterBar filters={filters}>
        <ColumnsMenu columns={optionalColumns} shownIds={look.columns} density={look.density} onChange={look.setLook} />
      </FilterBar>
      {isBin && <RecycleBinNote total={data?.totalCount ?? 0} days={data?.binDays} />}
      <UnsavedCells edit={cellEdit} columns={look.columns} />
      {error && <LoadFailure title="Businesses could not be loaded" query={{ error, refetch }} />}
      {/* After a failed refetch the rows stay, and with them what is typed and selected. */}
      {(!error || data) && (
        <>
          {data && data.businesses.length === 0 && !isFetching ? (
            <NoBusinesses filters={filters} page={page} />
          ) : (
            <BusinessTable
              edit={cellEdit}
              businesses={data?.businesses}
              isLoading={isFetching && isPlaceholderData}
              filters={filters}
              columns={columns}
              density={look.density}
              selected={selection.ids}
              setSelected={selection.select}
              onEdit={edit.open}
              ref={table}
            />
          )}
          {data && selection.count > 0 && canEdit ? (
            <BulkBar selection={selection} totalCount={data.totalCount} isDeleted={isBin} />
          ) : (
            data && <PageButtons filters={filters} page={page} totalPages={data.totalPages} total={data.totalCount} />
          )}
        </>
      )}
      {edit.id !== undefined && <EditSheet key={edit.id} id={edit.id} onClose={edit.close} />}
    </div>
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

/** Scrolls to the table and focuses it after a page link; Back restores the position itself. */
function useFocusOnNewPage(page: number) {
  const table = useRef<HTMLTableElement>(null);
  const lastPage = useRef(page);
  const navigationType = useNavigationType();
  useEffect(() => {
    if (lastPage.current === page) return;
    lastPage.current = page;
    if (navigationType === "POP") return;
    // The rows, which may have the focus, are still those of the last page.
    table.current?.focus({ preventScroll: true });
    table.current?.parentElement?.scrollTo({ top: 0 });
    table.current?.scrollIntoView({ block: "start" });
  }, [page, navigationType]);
  return table;
}
