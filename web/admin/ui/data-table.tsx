import type { ReactNode, Ref } from "react";
import layout from "../../styles/layout.module.css";
import styles from "./data-table.module.css";

export interface Column<Row> {
  /** Sets the width, and the position in the card on a phone. */
  className?: string | undefined;
  heading: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Aligns the column right. */
  isNumber?: boolean;
  /** Marks the column as header cell of its row. */
  isHeading?: boolean;
}

interface DataTableProps<Row> {
  /** Caption for screen readers only. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  isSelected?: (row: Row) => boolean;
  /** Turns rows into cards on a phone; without it the table scrolls sideways there. */
  className?: string | undefined;
  /** Other rows are loading. */
  isLoading?: boolean;
  /** Focusable table element. */
  ref?: Ref<HTMLTableElement>;
}

/** A table of dense rows under column headings. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  isSelected,
  className,
  isLoading,
  ref,
}: DataTableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table
        ref={ref}
        tabIndex={ref ? -1 : undefined}
        className={className ? `${styles.table} ${className}` : styles.table}
        aria-busy={isLoading}
      >
        <caption className={layout.visuallyHidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ heading, className, isNumber }, index) => (
              <th key={index} scope="col" className={className} data-number={isNumber}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} data-selected={isSelected?.(row)}>
              {columns.map((column, index) => (
                <Cell key={index} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { className, cell, isNumber, isHeading } = column;
  if (isHeading) {
    return (
      <th scope="row" className={className} data-number={isNumber}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td className={className} data-number={isNumber}>
      {cell(row)}
    </td>
  );
}
