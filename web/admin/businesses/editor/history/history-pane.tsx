import { useEffect, useRef } from "react";
import type { AdminBusiness } from "#contract/admin-api";
import type { FieldHistory, HistoryValue } from "#contract/fields/field-history";
import type { OwnField } from "#contract/fields/own-fields";
import { fieldLabel } from "#domain/business/field-labels-data";
import { failureText } from "../../../api/failure-text.ts";
import { Button } from "../../../ui/button.tsx";
import { dateTimeText } from "../../../ui/date-time.ts";
import styles from "./history.module.css";
import { useOrigins } from "./origins-context.ts";
import { sourceText } from "./source-text.ts";
import { formWithValue, valueText } from "./value-text.ts";

interface HistoryPaneProps {
  business: AdminBusiness;
  ownFields: readonly OwnField[];
  /** The field that the history was opened for, if any. */
  field: string | undefined;
  /** Error of the last load, if it failed. */
  error: Error | null;
  isBusy: boolean;
  /** Undefined for people who may only read. */
  onTakeBack: ((field: string, value: unknown) => void) | undefined;
}

/** Earlier values of all fields, and who wrote them. */
export function HistoryPane({ business, ownFields, field, error, isBusy, onTakeBack }: HistoryPaneProps) {
  const { history } = useOrigins();
  const opened = useRef<HTMLElement>(null);
  useEffect(() => {
    if (history !== undefined) opened.current?.scrollIntoView({ block: "start" });
  }, [history]);
  if (history === undefined) {
    return (
      <div className={styles.pane} role="status">
        {error ? failureText(error, "The history could not be loaded. Close the editor and open it again.") : "Loading"}
      </div>
    );
  }
  const { since, origin, fields } = history;
  return (
    <div className={styles.pane}>
      <p className={styles.note}>
        {origin.kind === "import" ? `Added by the import of ${sourceText(origin)}` : "Added by hand"} on{" "}
        {dateTimeText(since)}. Edits and imports are recorded since then. Rules, merges and generated texts are not, nor
        is what was undone.
      </p>
      {fields.length === 0 && <p>No field has been changed by an edit or an import.</p>}
      {fields.map((each) => (
        <section key={each.field} className={styles.field} ref={each.field === field ? opened : undefined}>
          <h3 className={styles.title}>{labelOf(each, ownFields)}</h3>
          <ol className={styles.values}>
            {each.values.map((value, index) => (
              <ValueRow
                // biome-ignore lint/suspicious/noArrayIndexKey: values may repeat, and their order never changes
                key={index}
                label={labelOf(each, ownFields)}
                value={value}
                text={textOf(business, each.field, value, ownFields)}
                isCurrent={index === 0}
                isBusy={isBusy}
                onTakeBack={
                  onTakeBack &&
                  formWithValue(business, each.field, value.value, ownFields) &&
                  (() => onTakeBack(each.field, value.value))
                }
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface ValueRowProps {
  label: string;
  value: HistoryValue;
  text: string;
  isCurrent: boolean;
  isBusy: boolean;
  /** Undefined for a field that cannot be edited. */
  onTakeBack: (() => void) | undefined;
}

function ValueRow({ label, value: { source }, text, isCurrent, isBusy, onTakeBack }: ValueRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.value}>
        <span className={text === "" ? styles.empty : styles.text}>{text === "" ? "No value" : text}</span>
        {isCurrent && <span className={styles.current}>Current</span>}
        <span className={styles.who}>
          {sourceText(source)}
          {source.at !== null && ` · ${dateTimeText(source.at)}`}
        </span>
      </div>
      {!isCurrent && onTakeBack && (
        <Button
          className={styles.take}
          disabled={isBusy}
          aria-label={`Take this value back: ${label} ${text === "" ? "without a value" : text.slice(0, 60)}`}
          onClick={onTakeBack}
        >
          Take this value back
        </Button>
      )}
    </li>
  );
}

function labelOf({ field }: FieldHistory, ownFields: readonly OwnField[]): string {
  return ownFields.find(({ key }) => field === `ownValues.${key}`)?.name ?? fieldLabel(field);
}

function textOf(
  business: AdminBusiness,
  field: string,
  { value }: HistoryValue,
  ownFields: readonly OwnField[],
): string {
  const values = formWithValue(business, field, value, ownFields);
  if (values !== undefined) return valueText(values, field);
  return value === null || value === undefined ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);
}
