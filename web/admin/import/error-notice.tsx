import type { ReactNode } from "react";
import styles from "./error-notice.module.css";

/** What went wrong, where it happened: it stays when its toast has gone. */
export function Fault({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.fault} role="alert">
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
    </div>
  );
}
