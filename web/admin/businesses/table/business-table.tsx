import { type MouseEvent, type RefObject, useRef } from "react";
import { Link } from "react-router-dom";
import type { AdminBusiness } from "#contract/admin-api";
import { Icon } from "../../../components/icon.tsx";
import layout from "../../../styles/layout.module.css";
import { type BusinessFilters, businessesHref, PAGE_SIZE } from "../table-params.ts";
import { useRemoval } from "../use-removal.ts";
import styles from "./business-table.module.css";
import { CellEditor } from "./cell-editor.tsx";
import type { TableColumn } from "./columns.tsx";
import { RowActions } from "./row-actions.tsx";
import type { CellEdit } from "./use-cell-edit.ts";
import { useGridKeys } from "./use-grid-keys.ts";
import type { Density } from "./use-look.ts";

interface BusinessTableProps {
  edit: CellEdit;
  /** Undefined while the list is loading. */
  businesses: readonly AdminBusiness[] | undefined;
  filters: BusinessFilters;
  columns: readonly TableColumn[];
  density: Density;
  selected: ReadonlySet<number>;
  setSelected: (ids: ReadonlySet<number>) => void;
  /** Other rows are loading. */
  isLoading: boolean;
  onEdit: (id: number) => void;
  ref: RefObject<HTMLTableElement | null>;
}

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

/** Shows one page of businesses to sort, select, edit and delete, as a grid of cells. */
export function BusinessTable(props: BusinessTableProps) {
  const { edit, businesses, filters, columns, density, selected, setSelected, isLoading, onEdit, ref } = props;
  const removal = useRemoval();
  const lastIndex = useRef<number>(undefined);
  const editCell = (cell: HTMLElement) => {
    const business = businesses?.find(({ id }) => String(id) === cell.closest("tr")?.dataset["id"]);
    const column = columns.find(({ id }) => id === cell.dataset["column"]);
    if (business && column) edit.open(business, column);
  };
  const keys = useGridKeys(ref, [businesses, columns, edit.cells], editCell);
  if (businesses === undefined) return <Skeleton />;
  const ids = businesses.map(({ id }) => id);
  const selectedCount = ids.filter((id) => selected.has(id)).length;
  /** With Shift, selects all rows since the last one. */
  const select = (index: number, isSelected: boolean, isRange: boolean) => {
    const from = isRange && lastIndex.current !== undefined ? lastIndex.current : index;
    lastIndex.current = index;
    const range = ids.slice(Math.min(from, index), Math.max(from, index) + 1);
    setSelected(withSelection(selected, range, isSelected));
  };
  return (
    <div className={styles.sheet} data-density={density}>
      <table
        ref={ref}
        // The grid pattern of ARIA is a table with this role.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        tabIndex={-1}
        className={styles.table}
        aria-busy={isLoading}
        aria-multiselectable="true"
        onDoubleClick={({ target }: MouseEvent) => {
          const cell = (target as HTMLElement).closest<HTMLElement>("[data-editable]");
          if (cell && !(target as HTMLElement).closest("[data-editor]")) editCell(cell);
        }}
        {...keys}
      >
        <caption className={layout.visuallyHidden}>
          Businesses. Enter or F2 edits a cell, arrow keys move between cells.
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.select}>
              <Checkbox
                label="Select all on this page"
                checked={selectedCount > 0 && selectedCount === ids.length}
                indeterminate={selectedCount > 0 && selectedCount < ids.length}
                onChange={(isSelected) => setSelected(withSelection(selected, ids, isSelected))}
              />
            </th>
            {columns.map((column) => (
              <Heading key={column.id} column={column} filters={filters} />
            ))}
            <th scope="col" className={styles.actions}>
              <span className={layout.visuallyHidden}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {businesses.map((business, index) => (
            <tr
              key={business.id}
              data-id={business.id}
              data-selected={selected.has(business.id)}
              aria-selected={selected.has(business.id)}
            >
              <td className={styles.select}>
                <Checkbox
                  label={`Select ${business.name}`}
                  checked={selected.has(business.id)}
                  onChange={(isSelected, isShift) => select(index, isSelected, isShift)}
                />
              </td>
              {columns.map((column) => (
                <BodyCell key={column.id} {...{ business, column, edit, onEdit }} />
              ))}
              <td className={styles.actions}>
                <RowActions business={business} removal={removal} onEdit={() => onEdit(business.id)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface BodyCellProps {
  business: AdminBusiness;
  column: TableColumn;
  edit: CellEdit;
  onEdit: (id: number) => void;
}

function BodyCell({ business, column, edit, onEdit }: BodyCellProps) {
  const { id, editable, className = "", isNumber } = column;
  const cell = useRef<HTMLTableCellElement>(null);
  const isEditable = editable !== undefined && business.deletedAt === undefined;
  const openCell = isEditable ? edit.find(business.id, id) : undefined;
  const content = openCell ? (
    <CellEditor
      cell={openCell}
      edit={edit}
      onEnd={() =>
        requestAnimationFrame(() => (cell.current?.querySelector<HTMLElement>("a") ?? cell.current)?.focus())
      }
    />
  ) : id === "name" ? (
    <Name business={business} onEdit={onEdit} />
  ) : (
    column.cell(business)
  );
  const shared = {
    ref: cell,
    className: `${styles[id] ?? styles.other} ${className}`,
    "data-column": id,
    "data-number": isNumber,
    ...(isEditable && { "data-editable": true }),
    ...(openCell && { "data-editor": true }),
  };
  return id === "name" ? (
    <th scope="row" {...shared}>
      {content}
    </th>
  ) : (
    <td {...shared} aria-readonly={!isEditable}>
      {content}
    </td>
  );
}

function Name({ business, onEdit }: Pick<BodyCellProps, "business" | "onEdit">) {
  const { id, name, phone, category, city, state, deletedAt, group, isVerified } = business;
  const params = new URLSearchParams({ tab: "businesses", edit: String(id) });
  const details = [category, [city, state].filter(Boolean).join(", "), phone].filter(Boolean).join(" · ");
  return (
    <>
      <span className={styles.dot} data-group={group} aria-hidden="true" />
      {deletedAt === undefined ? (
        <a
          className={styles.link}
          href={`/admin-panel?${params}`}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            onEdit(id);
          }}
        >
          {name}
        </a>
      ) : (
        <>
          <span className={styles.link}>{name}</span>
          <span className={styles.closed}>deleted {DAY.format(new Date(deletedAt))}</span>
        </>
      )}
      <span className={styles.sub}>
        <span className={styles.status}>{isVerified ? "Verified · " : "Pending · "}</span>
        {details}
      </span>
    </>
  );
}

/** The heading of a column; one that sorts is a link, whose second click reverses the order. */
function Heading({ column, filters }: { column: TableColumn; filters: BusinessFilters }) {
  const { id, label, sort, isNumber, className = "" } = column;
  const isDeleted = filters.status === "deleted";
  const current = filters.sort || "latest";
  const isSorted = sort !== undefined && !isDeleted && current.replace("-", "") === sort;
  const isReversed = isSorted && current.startsWith("-");
  const isDownwards = (sort === "latest" || sort === "rating") !== isReversed;
  const next = isSorted && !isReversed ? `-${sort}` : sort;
  const look = new URLSearchParams(window.location.search);
  return (
    <th
      scope="col"
      className={`${styles[id] ?? styles.other} ${className}`}
      data-number={isNumber}
      {...(isSorted && { "aria-sort": isDownwards ? ("descending" as const) : ("ascending" as const) })}
    >
      {sort === undefined || isDeleted ? (
        label
      ) : (
        <Link
          className={styles.sort}
          to={businessesHref({ ...filters, sort: next === "latest" ? "" : (next ?? "") }, 1, look)}
        >
          {label}
          {isSorted && (
            <span className={isDownwards ? styles.downwards : styles.upwards}>
              <Icon name="down" size={12} />
            </span>
          )}
        </Link>
      )}
    </th>
  );
}

interface CheckboxProps {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  onChange: (isChecked: boolean, isShift: boolean) => void;
}

/** A checkbox with a larger click area. */
function Checkbox({ label, checked, indeterminate = false, onChange }: CheckboxProps) {
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={label}
        checked={checked}
        ref={(input) => {
          if (input) input.indeterminate = indeterminate;
        }}
        onChange={({ target, nativeEvent }) =>
          onChange(target.checked, (nativeEvent as globalThis.MouseEvent).shiftKey)
        }
      />
    </label>
  );
}

function withSelection(selectedIds: ReadonlySet<number>, ids: readonly number[], isSelected: boolean): Set<number> {
  const nextSelection = new Set(selectedIds);
  for (const id of ids) {
    if (isSelected) nextSelection.add(id);
    else nextSelection.delete(id);
  }
  return nextSelection;
}

function Skeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      {Array.from({ length: PAGE_SIZE / 2 }, (_, index) => (
        <div key={index} className={styles.skeletonRow} />
      ))}
    </div>
  );
}
