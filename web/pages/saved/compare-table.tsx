/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers drop the implicit roles of a table that CSS lays out in blocks, as phones do here. */
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
        <table role="table" data-count={businesses.length}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                Fact
              </th>
              {businesses.map(({ id, slug, name }) => (
                <th key={id} role="columnheader" scope="col">
                  <a href={businessUrl(slug)}>{name}</a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {compareRows(businesses, at, from).map(({ key, label, values }) => (
              <tr key={key} role="row" data-equal={values.every((value) => value === values[0]) ? "" : undefined}>
                <th role="rowheader" scope="row">
                  {label}
                </th>
                {values.map((value, index) => (
                  <td key={businesses[index]?.id} role="cell">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Id of the comparison, for links to it. */
export const COMPARISON = "comparison";
