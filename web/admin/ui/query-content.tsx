import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailure } from "./load-failure.tsx";

interface QueryContentProps<Data> {
  query: UseQueryResult<Data>;
  errorTitle: string;
  retryLabel?: string;
  /** Content until data arrives. */
  loading?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** Renders the data of a query, or its loading or error state. Data stays after a failed refetch: people may be typing in it. */
export function QueryContent<Data>({ query, errorTitle, retryLabel, loading, children }: QueryContentProps<Data>) {
  const { data, error } = query;
  return (
    <>
      {error && <LoadFailure title={errorTitle} query={query} retryLabel={retryLabel} />}
      {data !== undefined ? children(data) : !error && loading}
    </>
  );
}
