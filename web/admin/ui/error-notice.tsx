import type { ReactNode } from "react";
import styles from "./error-notice.module.css";

interface ErrorNoticeProps {
  title: string;
  children: ReactNode;
  /** Button below the text. */
  action?: ReactNode;
}

/** Shows an error next to its cause; unlike a toast it stays. */
export function ErrorNotice({ title, children, action }: ErrorNoticeProps) {
  return (
    <div className={styles.notice} role="alert">
      <p className={styles.title}>{title}</p>
      <p>{children}</p>
      {action}
    </div>
  );
}
