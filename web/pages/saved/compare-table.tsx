import { useState } from "react";
import type { Coordinates } from "#domain/geography/distance";
import { businessUrl } from "#domain/publishing/page-url";
import { useCurrentTime } from "../../components/card/current-time.tsx";
import type { SavedBusiness } from "../../saved/saved-business.ts";
import { compareRows } from "./compare-rows.ts";
import styles from "./saved-page.late.module.css";

interface CompareTableProps {
  businesses: readonly SavedBusiness[];
  /** Place of the visitor. */
  from: Coordinates | undefined;
}

/** Shows the facts of two or three places side by side. */
export function CompareTable({ businesses, from }: CompareTableProps) {
  const [openedAt] = useState(() => new Date());
  const at = useCurrentTime() ?? openedAt;
  return (
    <section id={COMPARISON} aria-labelledby="comparison-heading" className={styles.comparison} tabIndex={-1}>
      <h2 id="comparison-heading">Comparison</h2>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">Fact</th>
              {businesses.map(({ id, slug, name }) => (
                <th key={id} scope="col">
                  <a href={businessUrl(slug)}>{name}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {compareRows(businesses, at, from).map(({ key, label, values }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                {values.map((value, index) => (
                  <td key={businesses[index]?.id}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** This is the id of the comparison, for links to it. */
export const COMPARISON = "comparison";
