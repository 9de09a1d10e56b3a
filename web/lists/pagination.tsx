import { exactCount } from "#domain/text/count-label";
import styles from "./pagination.module.css";

interface PaginationProps {
  page: number;
  totalPages: number;
  href: (page: number) => string;
}

/** Previous, `Page x of y`, Next; nothing when there is one page only. */
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
