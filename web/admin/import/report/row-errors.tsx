import type { ReactNode } from "react";
import type { RowError } from "#contract/import-report";
import { exactCount } from "#domain/text/count-label";
import { type Column, DataTable } from "../../ui/data-table.tsx";
import styles from "./row-errors.module.css";

interface RowErrorsProps {
  title: string;
  /** First errors; `total` counts all. */
  errors: readonly RowError[];
  total: number;
  /** Consequence for the import. */
  children: ReactNode;
}

const COLUMNS: readonly Column<RowError>[] = [
  { heading: "Row", className: styles.row, cell: ({ row }) => exactCount(row), isNumber: true, isHeading: true },
  { heading: "Column", className: styles.column, cell: ({ column }) => (column === "" ? "whole row" : column) },
  {
    heading: "Value",
    className: styles.value,
    cell: ({ value }) => (value === "" ? <i className={styles.blank}>blank</i> : value),
  },
  { heading: "Reason", className: styles.reason, cell: ({ reason }) => reason },
];
const SHEET: Column<RowError> = { heading: "Sheet", cell: ({ sheet }) => sheet };

/** A collapsible table of row errors; renders nothing without any. */
export function RowErrors({ title, errors, total, children }: RowErrorsProps) {
  if (total === 0) return null;
  const hasSheets = new Set(errors.map(({ sheet }) => sheet)).size > 1;
  return (
    <details className={styles.errors} open={errors.length <= 20}>
      <summary>
        {title}: {exactCount(total)}
      </summary>
      <p className={styles.note}>{children}</p>
      <DataTable
        caption={title}
        columns={hasSheets ? [SHEET, ...COLUMNS] : COLUMNS}
        rows={errors}
        className={styles.table}
        keyOf={({ sheet, row, column, reason }) => `${sheet} ${row} ${column} ${reason}`}
      />
      {total > errors.length && <p className={styles.note}>The first {exactCount(errors.length)} are shown.</p>}
    </details>
  );
}
