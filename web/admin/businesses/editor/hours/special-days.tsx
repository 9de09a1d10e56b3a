import { useRef } from "react";
import { Controller } from "react-hook-form";
import { fieldLabel } from "#domain/business/field-labels-data";
import { Icon } from "../../../../components/icon.tsx";
import { Button } from "../../../ui/button.tsx";
import { fieldErrorText } from "../field-errors.ts";
import type { FormValues } from "../form-values.ts";
import { readSpecialRows, type SpecialDayRow, specialDaysProblem, writeSpecialRows } from "./special-day-lines.ts";
import styles from "./week-grid.module.css";

/** Days whose hours replace those of the week. */
export function SpecialDays() {
  return (
    <Controller<FormValues, "specialDays">
      name="specialDays"
      rules={{ validate: specialDaysProblem }}
      render={({ field: { value, onChange, ref }, fieldState }) => (
        <SpecialDayRows
          rows={readSpecialRows(value)}
          error={fieldErrorText("specialDays", fieldState.error?.message)}
          onChange={(rows) => onChange(writeSpecialRows(rows))}
          addButton={ref}
        />
      )}
    />
  );
}

interface SpecialDayRowsProps {
  rows: readonly SpecialDayRow[];
  error: string | undefined;
  onChange: (rows: readonly SpecialDayRow[]) => void;
  /** Gets the button that adds a day, which takes the focus after a failed save. */
  addButton: (element: HTMLButtonElement | null) => void;
}

function SpecialDayRows({ rows, error, onChange, addButton }: SpecialDayRowsProps) {
  const list = useRef<HTMLDivElement>(null);
  const add = () => {
    onChange([...rows, { date: "", hours: "Closed", name: "" }]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLInputElement>(":scope > :nth-last-child(2) input")?.focus(),
    );
  };
  return (
    <div className={styles.specials} ref={list}>
      <p className={styles.specialTitle}>{fieldLabel("specialDays")}</p>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
        <div key={index} className={styles.special}>
          <input
            type="date"
            aria-label={`Date of special day ${index + 1}`}
            aria-invalid={error !== undefined && row.date === ""}
            value={row.date}
            onChange={({ target }) => onChange(rows.with(index, { ...row, date: target.value }))}
          />
          <input
            aria-label={`Hours of special day ${index + 1}`}
            aria-invalid={error !== undefined && row.hours.trim() === ""}
            placeholder="Closed, or 10 AM - 2 PM"
            value={row.hours}
            onChange={({ target }) => onChange(rows.with(index, { ...row, hours: target.value.replace("(", "") }))}
          />
          <input
            aria-label={`Name of special day ${index + 1}`}
            placeholder="Name (optional)"
            value={row.name}
            onChange={({ target }) => onChange(rows.with(index, { ...row, name: target.value }))}
          />
          <Button
            look="icon"
            aria-label={`Remove special day ${index + 1}`}
            onClick={() => onChange(rows.toSpliced(index, 1))}
          >
            <Icon name="close" size={16} />
          </Button>
        </div>
      ))}
      {error !== undefined && (
        <p className={styles.error}>
          <Icon name="alert" size={14} /> {error}
        </p>
      )}
      <span>
        <Button className={styles.small} ref={addButton} onClick={add}>
          Add special day
        </Button>
      </span>
    </div>
  );
}
