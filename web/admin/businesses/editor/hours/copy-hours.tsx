import { useEffect, useRef, useState } from "react";
import type { Weekday } from "#contract/business";
import { WEEKDAYS } from "#domain/opening-hours/opening-hours";
import { Button } from "../../../ui/button.tsx";
import styles from "./week-grid.module.css";

interface CopyHoursProps {
  day: Weekday;
  onCopy: (days: readonly Weekday[]) => void;
  onCancel: () => void;
}

const WEEKEND: readonly Weekday[] = ["Saturday", "Sunday"];

/** Asks which days get the hours of one; the other weekdays are chosen at first. */
export function CopyHours({ day, onCopy, onCancel }: CopyHoursProps) {
  const others = WEEKDAYS.filter((other) => other !== day);
  const [days, setDays] = useState<ReadonlySet<Weekday>>(
    () => new Set(others.filter((each) => !WEEKEND.includes(each))),
  );
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const toggle = (other: Weekday, isChosen: boolean) =>
    setDays(new Set(others.filter((each) => (each === other ? isChosen : days.has(each)))));
  return (
    <fieldset className={styles.copy}>
      <legend className={styles.copyTitle}>Copy {day} to</legend>
      {others.map((other, index) => (
        <label key={other} className={styles.copyDay}>
          <input
            type="checkbox"
            ref={index === 0 ? first : undefined}
            checked={days.has(other)}
            onChange={({ target }) => toggle(other, target.checked)}
          />
          {other}
        </label>
      ))}
      <span className={styles.copyButtons}>
        <Button onClick={() => onCopy([...days])} disabled={days.size === 0}>
          {days.size === 1 ? "Copy to 1 day" : `Copy to ${days.size} days`}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </span>
    </fieldset>
  );
}
