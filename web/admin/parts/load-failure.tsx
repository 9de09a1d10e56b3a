import { failureText } from "../api/admin-fetch.ts";
import { Button } from "./button.tsx";
import styles from "./load-failure.module.css";

interface LoadFailureProps {
  title: string;
  error: unknown;
  onRetry: () => void;
  retryLabel?: string;
}

/** In place of what could not be fetched: what happened, and another try. */
export function LoadFailure({ title, error, onRetry, retryLabel = "Try again" }: LoadFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p className={styles.title}>{title}</p>
      <p>{failureText(error, "Please try again later.")}</p>
      <Button onClick={onRetry}>{retryLabel}</Button>
    </div>
  );
}
