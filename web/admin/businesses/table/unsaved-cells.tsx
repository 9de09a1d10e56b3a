import { useQuery } from "@tanstack/react-query";
import { Link, useSearchParams } from "react-router-dom";
import { businessQueries } from "../../api/businesses-api.ts";
import button from "../../ui/button.module.css";
import { Button } from "../../ui/button.tsx";
import { ErrorNotice } from "../../ui/error-notice.tsx";
import { businessesHref, readFilters } from "../table-params.ts";
import { keyOf, type OpenCell, openCells, valueLabel } from "./open-cells.ts";
import styles from "./unsaved-cells.module.css";
import type { CellEdit } from "./use-cell-edit.ts";

interface UnsavedCellsProps {
  edit: CellEdit;
  /** Ids of the columns on the screen. */
  columns: readonly string[];
}

/** Shows above the table what is not saved and belongs to rows or columns that are not on the screen. */
export function UnsavedCells({ edit, columns }: UnsavedCellsProps) {
  return edit.cells
    .filter(({ problem, isShown, hasLostRow }) => !isShown && (problem !== undefined || hasLostRow))
    .map((cell) => <UnsavedCell key={keyOf(cell)} {...{ cell, edit, columns }} />);
}

function UnsavedCell({ cell, edit, columns }: UnsavedCellsProps & { cell: OpenCell }) {
  const { business, column, value, isSaving, hasLostRow, theirs } = cell;
  const key = keyOf(cell);
  const [params] = useSearchParams();
  const bin = readFilters(new URLSearchParams({ search: `#${business.id}`, status: "deleted" }));
  const { data } = useQuery(businessQueries.list(bin, 1));
  const isInBin = data?.businesses.some(({ id }) => id === business.id) === true;
  const look = new URLSearchParams(params);
  if (column.id !== "name" && !columns.includes(column.id)) look.set("columns", [...columns, column.id].join(","));
  return (
    <ErrorNotice
      title={`${column.label} of ${business.name} is not saved`}
      action={
        <span className={styles.buttons}>
          <Button onClick={() => edit.save(key, { isInBin })} disabled={isSaving}>
            {isInBin ? "Restore and save" : "Save"}
          </Button>
          {!isInBin && (
            <Link className={button.button} to={businessesHref({ search: `#${business.id}` }, 1, look)}>
              Show the cell
            </Link>
          )}
          <Button onClick={() => openCells.close(key)} disabled={isSaving}>
            Discard
          </Button>
        </span>
      }
    >
      {isInBin ? "The business is in the recycle bin. " : hasLostRow && "The row left this page. "}
      {theirs !== undefined && `Someone else changed it to “${theirs}”. `}
      You typed “{valueLabel(column.editable, value.trim())}”.
    </ErrorNotice>
  );
}
