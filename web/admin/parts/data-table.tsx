import type { ReactNode } from "react";
import styles from "./data-table.module.css";

export interface Column<Row> {
  /** Its class name says how wide it is and what becomes of it on a phone. */
  className?: string | undefined;
  heading: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Numbers stand on the right. */
  isNumber?: boolean;
  /** Names the row. */
  isHeading?: boolean;
}

interface DataTableProps<Row> {
  /** Heard, not seen. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  isSelected?: (row: Row) => boolean;
  /** Says how rows become cards on a phone; without it the table scrolls sideways there. */
  className?: string | undefined;
  /** Other rows are on their way. */
  isWaiting?: boolean;
}

/** Dense rows under headings that stay in sight. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  keyOf,
  isSelected,
  className,
  isWaiting,
}: DataTableProps<Row>) {
  return (
    <div className={styles.frame}>
      <table className={className ? `${styles.table} ${className}` : styles.table} aria-busy={isWaiting}>
        <caption className={styles.caption}>{caption}</caption>
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
