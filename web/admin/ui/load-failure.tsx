import type { UseQueryResult } from "@tanstack/react-query";
import { failureText } from "../api/failure-text.ts";
import { Button } from "./button.tsx";
import { ErrorNotice } from "./error-notice.tsx";

interface LoadFailureProps {
  title: string;
  query: Pick<UseQueryResult, "error" | "refetch">;
  retryLabel?: string | undefined;
}

/** In place of content that could not be loaded: what happened, and a retry. */
export function LoadFailure({ title, query: { error, refetch }, retryLabel = "Try again" }: LoadFailureProps) {
  return (
    <ErrorNotice title={title} action={<Button onClick={() => void refetch()}>{retryLabel}</Button>}>
      {failureText(error, "Please try again later.")}
    </ErrorNotice>
  );
}
