import { hashKey, type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { onceAtATime } from "./once-at-a-time.ts";

/**
 * Creates a mutation that ignores calls while it is pending: Enter pressed twice is faster than a button is disabled. All mutations of the
 * panel use this hook.
 */
export function useAction<Data, Variables = void>(options: UseMutationOptions<Data, Error, Variables>) {
  const { mutateAsync, ...action } = useMutation(options);
  const [once] = useState(() => onceAtATime<unknown>((variables) => hashKey([variables])));
  const mutate = useCallback(
    (...args: Parameters<typeof mutateAsync>) => once(args[0], () => mutateAsync(...args)),
    [once, mutateAsync],
  );
  return { ...action, mutate };
}
