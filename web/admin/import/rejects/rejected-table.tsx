import type { RejectedTable } from "#contract/fields/rejected-rows";
import { upperFirst } from "#domain/text/join-list";
import styles from "./rejected-rows.module.css";
import { cellKey, isWrongCell, type RowEdits, shownColumns } from "./row-edits.ts";

interface RejectedTableFormProps {
  table: RejectedTable;
  /** Position of the table. */
  index: number;
  showsAll: boolean;
  edits: RowEdits;
  onEdit: (key: string, text: string) => void;
}

/** A table of rejected rows whose cells are inputs; those to correct are marked until they change. */
export function RejectedTableForm({ table, index, showsAll, edits, onEdit }: RejectedTableFormProps) {
  const columns = shownColumns(table, showsAll);
  return (
    <div className={styles.frame} tabIndex={-1}>
      <table className={styles.table} aria-label="Rejected rows">
        <thead>
          <tr>
            <th scope="col">Row</th>
            <th scope="col">What’s wrong</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {table.header[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, rowIndex) => (
            <tr key={rowIndex}>
              <th scope="row" className={styles.place}>
                {row.foundIn}
              </th>
              <td className={styles.reason}>{upperFirst(row.reason)}</td>
              {columns.map((column) => {
                const key = cellKey(index, rowIndex, column);
                const value = edits.get(key) ?? row.cells[column] ?? "";
                const isUnchanged = value === (row.cells[column] ?? "");
                return (
                  <td key={column}>
                    <input
                      className={styles.cell}
                      value={value}
                      dir="auto"
                      aria-label={`${table.header[column]}, ${row.foundIn}`}
                      aria-invalid={isUnchanged && isWrongCell(row, table, column)}
                      data-changed={!isUnchanged}
                      onChange={({ target }) => onEdit(key, target.value)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
