import { Link, useSearchParams } from "react-router-dom";
import { exactCount } from "#domain/text/count-label";
import button from "../../ui/button.module.css";
import { type BusinessFilters, businessesHref, PAGE_SIZE, pageNumbers } from "../table-params.ts";
import styles from "./page-buttons.module.css";

interface PageButtonsProps {
  filters: BusinessFilters;
  page: number;
  totalPages: number;
  total: number;
}

/** Shows links to the previous page, up to five pages and the next one, and the range on the screen. */
export function PageButtons({ filters, page, totalPages, total }: PageButtonsProps) {
  const firstRow = (page - 1) * PAGE_SIZE + 1;
  const [look] = useSearchParams();
  if (total === 0 || firstRow > total) return null;
  return (
    <div className={styles.foot}>
      <p className={styles.shown} aria-live="polite">
        Showing {exactCount(firstRow)} to {exactCount(Math.min(total, firstRow + PAGE_SIZE - 1))} of {exactCount(total)}{" "}
        businesses
      </p>
      {totalPages > 1 && (
        <nav className={styles.pages} aria-label="Pages">
          <StepLink label="Previous" to={page > 1 ? businessesHref(filters, page - 1, look) : undefined} />
          {pageNumbers(page, totalPages).map((number) => (
            <Link
              key={number}
              className={`${button.button} ${styles.page}`}
              to={businessesHref(filters, number, look)}
              aria-label={`Page ${exactCount(number)}`}
              aria-current={number === page ? "page" : undefined}
            >
              {exactCount(number)}
            </Link>
          ))}
          <StepLink label="Next" to={page < totalPages ? businessesHref(filters, page + 1, look) : undefined} />
        </nav>
      )}
    </div>
  );
}

function StepLink({ label, to }: { label: string; to: string | undefined }) {
  if (to === undefined) {
    return (
      <button className={`${button.button} ${styles.step}`} type="button" disabled>
        {label}
      </button>
    );
  }
  return (
    <Link className={`${button.button} ${styles.step}`} to={to}>
      {label}
    </Link>
  );
}
