import type { ReactNode } from "react";
import type { AdminBusiness } from "#contract/admin-api";
import type { StoredOwnField } from "#contract/fields/own-fields";
import { fieldLabel } from "#domain/business/field-labels-data";
import { formatOwnValue } from "#domain/own-fields/own-values";
import { exactCount } from "#domain/text/count-label";
import { Icon } from "../../../components/icon.tsx";
import type { BusinessFields } from "../../api/businesses-api.ts";
import { dateTimeText } from "../../ui/date-time.ts";
import { OPEN_STATES, STATUS_LABELS } from "../editor/status-labels-data.ts";
import styles from "./business-table.module.css";

/** A field that can be changed in its cell. */
export interface EditableCell {
  /** Value as it is typed, or of one of the options. */
  value: (business: AdminBusiness) => string;
  fields: (value: string) => BusinessFields;
  /** The values to choose from; without them any text can be typed. */
  options?: readonly { value: string; label: string }[];
  maxLength?: number;
}

export interface TableColumn {
  id: string;
  label: string;
  cell: (business: AdminBusiness) => ReactNode;
  className?: string | undefined;
  /** Sort order of the heading's first click. */
  sort?: string;
  editable?: EditableCell;
  isNumber?: boolean;
}

const textCell = (field: "name" | "phone" | "website" | "category" | "city", maxLength: number): EditableCell => ({
  value: (business) => business[field] ?? "",
  fields: (value) => ({ [field]: value.trim() }),
  maxLength,
});

const VERIFICATION: EditableCell = {
  value: ({ isVerified }) => (isVerified ? "yes" : "no"),
  fields: (value) => ({ isVerified: value === "yes" }),
  options: [
    { value: "yes", label: "Verified" },
    { value: "no", label: "Pending" },
  ],
};

const OPEN_STATUS: EditableCell = {
  value: ({ businessStatus }) => businessStatus,
  fields: (value) => ({ businessStatus: value as AdminBusiness["businessStatus"] }),
  options: OPEN_STATES,
};

const dash = <span className={styles.quiet}>–</span>;

export const COLUMNS: readonly TableColumn[] = [
  { id: "name", label: "Name", sort: "name", cell: ({ name }) => name, editable: textCell("name", 300) },
  { id: "phone", label: "Phone", cell: ({ phone }) => phone ?? dash, editable: textCell("phone", 200) },
  {
    id: "category",
    label: "Category",
    sort: "category",
    cell: ({ category }) => category || dash,
    editable: textCell("category", 200),
  },
  { id: "city", label: "City, state", sort: "city", cell: location, editable: textCell("city", 200) },
  { id: "rating", label: "Rating", sort: "rating", cell: Rating, isNumber: true },
  { id: "verification", label: "Verification", sort: "verified", cell: Verification, editable: VERIFICATION },
  { id: "open", label: "Open status", cell: OpenStatus, editable: OPEN_STATUS },
  { id: "edited", label: "Edited by hand", cell: Edited },
  {
    id: "added",
    label: "Added",
    sort: "latest",
    className: styles.date,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{dateText(createdAt)}</time>,
  },
  {
    id: "website",
    label: "Website",
    cell: ({ website }) => website?.replace(/^https?:\/\/(www\.)?|\/$/g, "") ?? dash,
    editable: textCell("website", 2_000),
  },
  { id: "country", label: "Country", sort: "country", cell: ({ country }) => country || dash },
  { id: "email", label: "E-mail", cell: ({ email }) => email ?? dash },
  {
    id: "price",
    label: "Price level",
    isNumber: true,
    cell: ({ priceLevel }) => (priceLevel ? "$".repeat(priceLevel) : dash),
  },
  { id: "id", label: "ID", isNumber: true, cell: ({ id }) => id },
  { id: "placeId", label: "Place ID", cell: ({ placeId }) => placeId },
  {
    id: "updated",
    label: "Updated",
    className: styles.date,
    cell: ({ updatedAt }) => <time dateTime={updatedAt}>{dateText(updatedAt)}</time>,
  },
];

export const DEFAULT_COLUMNS = ["phone", "category", "city", "rating", "verification", "open", "edited", "added"];

/** Prefix of the ids of columns of own fields. */
const OWN = "own.";

export function ownColumns(fields: readonly StoredOwnField[]): TableColumn[] {
  return fields.map(({ key, name }) => ({
    id: OWN + key,
    label: name,
    className: styles.own,
    cell: ({ ownFields }) => {
      const field = ownFields?.find((candidate) => candidate.key === key);
      return field === undefined ? dash : formatOwnValue(field.value);
    },
  }));
}

const DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric" });
const DAY_OF_YEAR = new Intl.DateTimeFormat("en-US", { dateStyle: "medium" });

function dateText(isoTime: string): ReactNode {
  const date = new Date(isoTime);
  const format = date.getFullYear() === new Date().getFullYear() ? DAY : DAY_OF_YEAR;
  return <span title={dateTimeText(isoTime)}>{format.format(date)}</span>;
}

function location({ city, state }: AdminBusiness): ReactNode {
  return [city, state].filter(Boolean).join(", ") || dash;
}

/** Shows a dash without rating and reviews, and a rating alone where the number of reviews is unknown. */
function Rating({ rating, reviewCount }: AdminBusiness) {
  if (rating === 0 && reviewCount === 0) return dash;
  return (
    <>
      <span className={styles.star} aria-hidden="true">
        ★
      </span>{" "}
      {rating.toFixed(1)} {reviewCount > 0 && <span className={styles.quiet}>({exactCount(reviewCount)})</span>}
    </>
  );
}

function Verification({ isVerified }: AdminBusiness) {
  return (
    <span className={isVerified ? styles.verified : styles.pending}>
      {isVerified && <Icon name="check" size={12} />}
      {isVerified ? "Verified" : "Pending"}
    </span>
  );
}

function OpenStatus({ businessStatus }: AdminBusiness) {
  const isOperating = businessStatus === "OPERATIONAL";
  return <span className={isOperating ? styles.quiet : styles.closed}>{STATUS_LABELS[businessStatus]}</span>;
}

function Edited({ editedFields }: AdminBusiness) {
  if (editedFields.length === 0) return null;
  const labels = editedFields.map(fieldLabel).join(", ");
  return (
    <span className={styles.quiet} title={`Edited by hand, not changed by imports: ${labels}`}>
      {labels}
    </span>
  );
}
