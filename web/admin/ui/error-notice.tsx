import type { ReactNode } from "react";
import styles from "./error-notice.module.css";

/** An error next to what caused it; unlike a toast it stays. */
export function ErrorNotice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
    </div>
  );
}
