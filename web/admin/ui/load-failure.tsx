import { failureText } from "../api/failure-text.ts";
import { Button } from "./button.tsx";
import { ErrorNotice } from "./error-notice.tsx";

interface LoadFailureProps {
  title: string;
  error?: unknown;
  /** What to say in place of the error's own text. */
  text?: string;
  onRetry: () => void;
  retryLabel?: string;
}

/** In place of content that could not be loaded: what happened, and a retry. */
export function LoadFailure({ title, error, text, onRetry, retryLabel = "Try again" }: LoadFailureProps) {
  return (
    <ErrorNotice title={title} action={<Button onClick={onRetry}>{retryLabel}</Button>}>
      {text ?? failureText(error, "Please try again later.")}
    </ErrorNotice>
  );
}
