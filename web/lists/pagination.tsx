import type { BusinessList } from "#contract/business";
import { exactCount } from "#domain/text/count-label";
import styles from "./pagination.module.css";

interface PaginationProps {
  page: number;
  totalPages: number;
  href: (page: number) => string;
}

/** Shows Previous, `Page x of y` and Next; renders nothing for a single page. */
export function Pagination({ page, totalPages, href }: PaginationProps) {
  if (totalPages <= 1) return null;
  return (
    <nav className={styles.pagination} aria-label="Pages">
      {page > 1 ? (
        <a className={styles.step} href={href(page - 1)} rel="prev">
          Previous
        </a>
      ) : (
        <span className={styles.end}>Previous</span>
      )}
      <span>
        Page {exactCount(page)} of {exactCount(totalPages)}
      </span>
      {page < totalPages ? (
        <a className={styles.step} href={href(page + 1)} rel="next">
          Next
        </a>
      ) : (
        <span className={styles.end}>Next</span>
      )}
    </nav>
  );
}

interface ListEndProps {
  page: number;
  list: Pick<BusinessList, "totalCount" | "totalPages" | "reachableCount">;
}

/** Explains, on the last page of a list that pages do not reach all of, how to find the others. */
export function ListEnd({ page, list: { totalCount, totalPages, reachableCount } }: ListEndProps) {
  if (reachableCount === undefined || page < totalPages) return null;
  return (
    <p className={styles.listEnd}>
      This list ends here, after the first {exactCount(reachableCount)} of {exactCount(totalCount)} businesses. Narrow
      it to find others: add a place, a category or a word.
    </p>
  );
}
