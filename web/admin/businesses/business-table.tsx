import type { Ref } from "react";
import type { AdminBusiness } from "#contract/admin-api";
import { fieldLabel } from "#domain/business/field-labels-data";
import { businessUrl } from "#domain/publishing/page-url";
import { exactCount } from "#domain/text/count-label";
import { Icon } from "../../components/icon.tsx";
import layout from "../../styles/layout.module.css";
import { useRoleRefusal } from "../session/role.tsx";
import { Button } from "../ui/button.tsx";
import { type Column, DataTable } from "../ui/data-table.tsx";
import { RowMenu } from "../ui/row-menu.tsx";
import styles from "./business-table.module.css";
import { PAGE_SIZE } from "./table-params.ts";
import { useRemoval } from "./use-removal.ts";

interface BusinessTableProps {
  /** Undefined while the list is loading. */
  businesses: readonly AdminBusiness[] | undefined;
  selected: ReadonlySet<number>;
  setSelected: (ids: ReadonlySet<number>) => void;
  /** Another page is loading. */
  isLoading: boolean;
  onEdit: (id: number) => void;
  ref: Ref<HTMLTableElement>;
}

interface Row {
  business: AdminBusiness;
  isSelected: boolean;
  isPending: boolean;
  select: (isSelected: boolean) => void;
  edit: () => void;
  remove: () => void;
  /** Restores a deleted business. */
  restore: () => void;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    className: styles.name,
    heading: "Name and phone",
    cell: ({ business }) => <Name {...business} />,
    isHeading: true,
  },
  { className: styles.category, heading: "Category", cell: ({ business }) => business.category },
  { className: styles.location, heading: "City, state", cell: ({ business }) => location(business) },
  {
    className: styles.rating,
    heading: "Rating",
    isNumber: true,
    cell: ({ business }) => <Rating {...business} />,
  },
  { className: styles.status, heading: "Status", cell: ({ business }) => <Status {...business} /> },
  {
    className: styles.actions,
    heading: <span className={layout.visuallyHidden}>Actions</span>,
    cell: (row) => <Actions {...row} />,
  },
];

/** Shows one page of businesses to select, edit and delete. */
export function BusinessTable({ businesses, selected, setSelected, isLoading, onEdit, ref }: BusinessTableProps) {
  const removal = useRemoval();
  if (businesses === undefined) return <Skeleton />;
  const ids = businesses.map(({ id }) => id);
  const selectedCount = ids.filter((id) => selected.has(id)).length;
  const selectAll = (
    <Checkbox
      label="Select all on this page"
      checked={selectedCount > 0 && selectedCount === ids.length}
      indeterminate={selectedCount > 0 && selectedCount < ids.length}
      onChange={(isSelected) => setSelected(withSelection(selected, ids, isSelected))}
    />
  );
  const selectColumn: Column<Row> = { className: styles.select, heading: selectAll, cell: SelectOne };
  const rowOf = (business: AdminBusiness): Row => ({
    business,
    isSelected: selected.has(business.id),
    isPending: removal.isPending(business.id),
    select: (isSelected) => setSelected(withSelection(selected, [business.id], isSelected)),
    edit: () => onEdit(business.id),
    remove: () => removal.remove(business),
    restore: () => removal.restore(business),
  });
  return (
    <DataTable
      caption="Businesses"
      className={styles.table}
      columns={[selectColumn, ...COLUMNS]}
      rows={businesses.map(rowOf)}
      keyOf={({ business }) => business.id}
      isSelected={({ isSelected }) => isSelected}
      isLoading={isLoading}
      ref={ref}
    />
  );
}

function SelectOne({ business, isSelected, select }: Row) {
  return <Checkbox label={`Select ${business.name}`} checked={isSelected} onChange={select} />;
}

interface CheckboxProps {
  label: string;
  checked: boolean;
  indeterminate?: boolean;
  onChange: (isChecked: boolean) => void;
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
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

function Actions({ business, isPending: isBusy, edit, remove, restore }: Row) {
  const isPending = useRoleRefusal("editor") !== undefined || isBusy;
  return (
    <span className={styles.buttons}>
      {business.deletedAt !== undefined && (
        <Button onClick={restore} disabled={isPending} aria-label={`Restore ${business.name}`}>
          Restore
        </Button>
      )}
      {business.deletedAt === undefined && <EditActions {...{ business, isPending, edit, remove }} />}
    </span>
  );
}

function EditActions({ business, isPending, edit, remove }: Pick<Row, "business" | "isPending" | "edit" | "remove">) {
  return (
    <>
      <Button onClick={edit} aria-label={`Edit ${business.name}`}>
        Edit
      </Button>
      <RowMenu label={`More actions for ${business.name}`}>
        <a href={businessUrl(business.slug)} target="_blank" rel="noreferrer">
          View page
        </a>
        <button type="button" data-danger onClick={remove} disabled={isPending} aria-label={`Delete ${business.name}`}>
          Delete
        </button>
      </RowMenu>
    </>
  );
}

/** Shows a dash without rating and reviews, and a rating alone where the number of reviews is unknown. */
function Rating({ rating, reviewCount }: AdminBusiness) {
  if (rating === 0 && reviewCount === 0) return <span className={styles.quiet}>–</span>;
  return (
    <>
      <span className={styles.star} aria-hidden="true">
        ★
      </span>{" "}
      {rating.toFixed(1)} {reviewCount > 0 && <span className={styles.quiet}>({exactCount(reviewCount)})</span>}
    </>
  );
}

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

function Name({ name, slug, phone, editedFields, businessStatus, deletedAt }: AdminBusiness) {
  const editedLabels = editedFields.map(fieldLabel).join(", ");
  return (
    <>
      {deletedAt === undefined ? (
        <a className={styles.link} href={businessUrl(slug)} target="_blank" rel="noreferrer">
          {name}
        </a>
      ) : (
        <>
          <span className={styles.link}>{name}</span>
          <span className={styles.closed}>deleted {DAY.format(new Date(deletedAt))}</span>
        </>
      )}
      {editedFields.length > 0 && (
        <span className={styles.edited} title={`Edited by hand, not changed by imports: ${editedLabels}`}>
          edited<span className={layout.visuallyHidden}> by hand: {editedLabels}</span>
        </span>
      )}
      {businessStatus !== "OPERATIONAL" && (
        <span className={styles.closed}>
          {businessStatus === "CLOSED_PERMANENTLY" ? "closed for good" : "closed for now"}
        </span>
      )}
      <span className={styles.phone}>{phone ?? "No phone"}</span>
    </>
  );
}

function Status({ isVerified }: AdminBusiness) {
  return (
    <span className={isVerified ? styles.verified : styles.pending}>
      {isVerified && <Icon name="check" size={12} />}
      {isVerified ? "Verified" : "Pending"}
    </span>
  );
}

function location({ city, state }: AdminBusiness): string {
  return [city, state].filter(Boolean).join(", ") || "–";
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
      {Array.from({ length: PAGE_SIZE / 4 }, (_, index) => (
        <div key={index} className={styles.skeletonRow} />
      ))}
    </div>
  );
}
