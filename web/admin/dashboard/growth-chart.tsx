import { type KeyboardEvent, type PointerEvent, useState } from "react";
import type { Overview } from "#contract/admin-api";
import { countLabel, exactCount } from "#domain/text/count-label";
import { dayLabel } from "./day-label.ts";
import styles from "./growth-chart.module.css";

const MAX_TICKS = 4;
/** Shares of the time from the first to the last day at which a date is written. */
const DAY_SHARES = [0, 0.25, 0.5, 0.75, 1];
const ARROWS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Draws all businesses over time as steps, on a time scale: days without additions take up space too. Needs two days or more. */
export function GrowthChart({ growth }: { growth: Overview["growth"] }) {
  const [chosenIndex, setChosen] = useState<number>();
  const days = growth.map((day) => ({ ...day, at: Date.parse(day.date) }));
  const [start = 0, end = 1] = [days[0]?.at, days.at(-1)?.at];
  const ticks = niceTicks(Math.max(...days.map(({ total }) => total)));
  const percentFromLeft = (time: number) => (100 * (time - start)) / (end - start);
  const percentFromTop = (total: number) => 100 - (100 * total) / (ticks.at(-1) ?? 1);
  const steps = days.map(({ at, total }) => `H${percentFromLeft(at)}V${percentFromTop(total)}`).join("");
  const line = `M0,${percentFromTop(days[0]?.total ?? 0)}${steps}`;
  const day = chosenIndex === undefined ? undefined : days[chosenIndex];

  function chooseNearestDay({ clientX, currentTarget }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect();
    const distances = days.map(({ at }) => Math.abs(left + (percentFromLeft(at) * width) / 100 - clientX));
    setChosen(distances.indexOf(Math.min(...distances)));
  }

  function chooseByArrowKey({ key }: KeyboardEvent) {
    const step = ARROWS[key];
    if (step !== undefined) setChosen(Math.max(0, Math.min(days.length - 1, (chosenIndex ?? -1) + step)));
  }

  return (
    <div
      className={styles.chart}
      role="slider"
      aria-label="Businesses over time"
      aria-valuemin={0}
      aria-valuemax={days.length - 1}
      aria-valuenow={chosenIndex ?? days.length - 1}
      aria-valuetext={textOf(day ?? days.at(-1)).join(", ")}
      tabIndex={0}
      onPointerMove={chooseNearestDay}
      onPointerLeave={() => setChosen(undefined)}
      onKeyDown={chooseByArrowKey}
      onBlur={() => setChosen(undefined)}
    >
      <svg className={styles.drawing} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {ticks.map((total) => (
          <path key={total} d={`M0,${percentFromTop(total)}H100`} />
        ))}
        <path className={styles.area} d={`${line}V100H0Z`} />
        <path className={styles.line} d={line} />
        {day && <path d={`M${percentFromLeft(day.at)},0V100`} />}
      </svg>
      {ticks.map((total) => (
        <span key={total} className={styles.total} style={{ top: `${percentFromTop(total)}%` }}>
          {countLabel(total)}
        </span>
      ))}
      <div className={styles.days}>
        {DAY_SHARES.map((share) => (
          <span key={share}>{dayLabel(start + share * (end - start))}</span>
        ))}
      </div>
      {day && (
        <div
          className={styles.tooltip}
          aria-hidden="true"
          style={{ left: `${percentFromLeft(day.at)}%`, translate: `${-percentFromLeft(day.at)}%` }}
        >
          {textOf(day).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      )}
    </div>
  );
}

/** Lists the date, the total and the additions of a day. */
function textOf(day: Overview["growth"][number] | undefined): string[] {
  return day ? [dayLabel(day.date), `${exactCount(day.total)} in all`, `${exactCount(day.added)} added`] : [];
}

/** Returns round numbers from 0 to `max` or just beyond, at most five. */
function niceTicks(max: number): number[] {
  const minStep = Math.max(1, max / MAX_TICKS);
  const power = 10 ** Math.floor(Math.log10(minStep));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= minStep) ?? 10);
  return Array.from({ length: Math.ceil(max / step) + 1 }, (_, index) => index * step);
}
