import { Link } from "react-router-dom";
import { type BusinessFilters, businessesHref, hasFilters } from "../table-params.ts";
import styles from "./no-businesses.module.css";

/** Explains why the table is empty and what to do next. */
export function NoBusinesses({ filters, page }: { filters: BusinessFilters; page: number }) {
  return (
    <div className={styles.empty} role="status">
      {page > 1 ? (
        <>
          <p>This page is past the last one.</p>
          <Link to={businessesHref(filters)}>Go to the first page</Link>
        </>
      ) : filters.status === "deleted" ? (
        <>
          <p>No deleted businesses here.</p>
          <Link to={businessesHref({})}>Show all businesses</Link>
        </>
      ) : hasFilters(filters) ? (
        <>
          <p>No businesses match these filters.</p>
          <Link to={businessesHref({})}>Clear filters</Link>
        </>
      ) : (
        <>
          <p>There are no businesses yet.</p>
          <Link to="/admin-panel?tab=import">Import a spreadsheet</Link>
        </>
      )}
    </div>
  );
}
