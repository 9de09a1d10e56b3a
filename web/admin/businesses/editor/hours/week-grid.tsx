import { useState } from "react";
import { useController, useFormContext, useWatch } from "react-hook-form";
import type { Weekday } from "#contract/business";
import { WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { Icon } from "../../../../components/icon.tsx";
import { Button } from "../../../ui/button.tsx";
import { fieldErrorText } from "../field-errors.ts";
import type { FormValues } from "../form-values.ts";
import { CopyHours } from "./copy-hours.tsx";
import { type DayState, dayProblem, type Period, readDay, writePeriods, writeState } from "./day-hours.ts";
import styles from "./week-grid.module.css";

const STATES: readonly (readonly [DayState, string])[] = [
  ["unknown", "Unknown"],
  ["open", "Open"],
  ["closed", "Closed"],
  ["always", "Open 24 hours"],
];

/** The opening hours of a week, a row for each day. The form keeps each day as a text, as the API takes it. */
export function WeekGrid() {
  const { setValue } = useFormContext<FormValues>();
  const [copiedDay, setCopiedDay] = useState<Weekday>();
  const hours = useWatch<FormValues, "openingHours">({ name: "openingHours" });
  const copy = (days: readonly Weekday[]) => {
    const text = copiedDay && hours[copiedDay];
    for (const day of days) setValue(`openingHours.${day}`, text ?? "", { shouldDirty: true });
    setCopiedDay(undefined);
  };
  return (
    <div className={styles.week}>
      {WEEKDAYS.map((day) => (
        <div key={day} className={styles.row}>
          <DayRow day={day} isCopied={copiedDay === day} onCopy={() => setCopiedDay(day)} />
          {copiedDay === day && <CopyHours day={day} onCopy={copy} onCancel={() => setCopiedDay(undefined)} />}
        </div>
      ))}
    </div>
  );
}

interface DayRowProps {
  day: Weekday;
  /** The choice of days to copy to is open. */
  isCopied: boolean;
  onCopy: () => void;
}

function DayRow({ day, isCopied, onCopy }: DayRowProps) {
  const { field, fieldState } = useController<FormValues, `openingHours.${Weekday}`>({
    name: `openingHours.${day}`,
    rules: { validate: dayProblem },
  });
  const { value: text, onChange: set, ref: focusRef } = field;
  const { state, periods } = readDay(text);
  const setPeriods = (nextPeriods: readonly Period[]) => set(writePeriods(nextPeriods));
  const error = fieldErrorText(day, fieldState.error?.message);
  const errorId = `hours-${day}-error`;
  const described = error === undefined ? {} : { "aria-invalid": true, "aria-describedby": errorId };
  const states = state === "text" ? [...STATES, ["text", "As written"] as const] : STATES;
  return (
    <>
      <span className={styles.day}>{day}</span>
      <select
        className={styles.state}
        aria-label={day}
        value={state}
        {...described}
        ref={focusRef}
        onChange={({ target }) => set(writeState(target.value as DayState, periods))}
      >
        {states.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <div className={styles.times}>
        {periods.map((period, index) => (
          <PeriodInputs
            // biome-ignore lint/suspicious/noArrayIndexKey: a period is known by its place alone
            key={index}
            label={periods.length > 1 ? `${day}, period ${index + 1},` : day}
            period={period}
            isInvalid={error !== undefined}
            onChange={(changed) => setPeriods(periods.with(index, changed))}
            onRemove={periods.length > 1 ? () => setPeriods(periods.toSpliced(index, 1)) : undefined}
          />
        ))}
        {state === "open" && periods.length < 4 && (
          <Button
            className={styles.small}
            aria-label={`Add a period on ${day}`}
            title="Add a period"
            onClick={() => setPeriods([...periods, { from: "", to: "" }])}
          >
            <span aria-hidden="true">+</span>
          </Button>
        )}
        {state === "text" && (
          <input
            className={styles.text}
            aria-label={`${day}, as written`}
            value={text}
            {...described}
            onChange={({ target }) => set(target.value)}
          />
        )}
      </div>
      {state !== "unknown" && (
        <Button
          className={styles.small}
          aria-label={`Copy ${day} to other days`}
          aria-expanded={isCopied}
          onClick={onCopy}
        >
          Copy to…
        </Button>
      )}
      {error !== undefined && (
        <p className={styles.error} id={errorId}>
          <Icon name="alert" size={14} /> {error}
        </p>
      )}
    </>
  );
}

interface PeriodInputsProps {
  /** Begins the label of each time. */
  label: string;
  period: Period;
  isInvalid: boolean;
  onChange: (period: Period) => void;
  /** Undefined for the only period of a day. */
  onRemove: (() => void) | undefined;
}

function PeriodInputs({ label, period, isInvalid, onChange, onRemove }: PeriodInputsProps) {
  return (
    <span className={styles.period}>
      <input
        type="time"
        aria-label={`${label} from`}
        aria-invalid={isInvalid && period.from === ""}
        value={period.from}
        onChange={({ target }) => onChange({ ...period, from: target.value })}
      />
      <span className={styles.quiet}>to</span>
      <input
        type="time"
        aria-label={`${label} to`}
        aria-invalid={isInvalid && period.to === ""}
        value={period.to}
        onChange={({ target }) => onChange({ ...period, to: target.value })}
      />
      {onRemove && (
        <Button look="icon" aria-label={`Remove: ${label} ${period.from} to ${period.to}`} onClick={onRemove}>
          <Icon name="close" size={16} />
        </Button>
      )}
    </span>
  );
}
