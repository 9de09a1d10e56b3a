import type { UseQueryResult } from "@tanstack/react-query";
import { failureText } from "../api/failure-text.ts";
import { Button } from "./button.tsx";
import { ErrorNotice } from "./error-notice.tsx";

interface LoadFailureProps {
  title: string;
  query: Pick<UseQueryResult, "error" | "refetch">;
  retryLabel?: string | undefined;
}

/** Replaces content that could not be loaded: says what happened, and offers a retry. */
export function LoadFailure({ title, query: { error, refetch }, retryLabel = "Try again" }: LoadFailureProps) {
  return (
    <ErrorNotice title={title} action={<Button onClick={() => void refetch()}>{retryLabel}</Button>}>
      {failureText(error, "Please try again later.")}
    </ErrorNotice>
  );
}
