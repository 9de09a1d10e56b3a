import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import type { Overview } from "#contract/admin-api";
import { countLabel, exactCount } from "#domain/text/count-label";
import { dayLabel } from "./day-label.ts";
import styles from "./growth-section.module.css";

interface Point {
  /** Milliseconds: on a time scale, days without additions take up space too. */
  at: number;
  added: number;
  total: number;
}

export function GrowthChart({ growth }: { growth: Overview["growth"] }) {
  const points: Point[] = growth.map(({ date, added, total }) => ({ at: Date.parse(date), added, total }));
  return (
    <div className={styles.chart}>
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={points} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} title="Businesses over time">
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis
            dataKey="at"
            type="number"
            scale="time"
            domain={["dataMin", "dataMax"]}
            tickFormatter={dayLabel}
            minTickGap={32}
            tick={TICK}
            stroke="var(--line-strong)"
          />
          <YAxis tickFormatter={countLabel} width={48} tick={TICK} stroke="none" allowDecimals={false} />
          <Tooltip content={ChartTooltip} />
          <Area
            dataKey="total"
            type="stepAfter"
            stroke="var(--accent)"
            strokeWidth={2}
            fill="var(--accent-soft)"
            isAnimationActive={false}
          />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}

const TICK = { fill: "var(--ink-quiet)", fontSize: 12 };

function ChartTooltip({ active, payload }: { active?: boolean; payload?: readonly { payload?: Point }[] }) {
  const point = payload?.[0]?.payload;
  if (!active || point === undefined) return null;
  return (
    <div className={styles.tooltip}>
      <p>{dayLabel(point.at)}</p>
      <p>{exactCount(point.total)} in all</p>
      <p>{exactCount(point.added)} added</p>
    </div>
  );
}
