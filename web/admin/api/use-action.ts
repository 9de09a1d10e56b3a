import { hashKey, type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { onceAtATime } from "./once-at-a-time.ts";

/**
 * A mutation that starts once, however often it is asked to while it is under way: Enter pressed twice is faster than a button
 * is disabled. Mutations of the panel are made by this hook alone.
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
