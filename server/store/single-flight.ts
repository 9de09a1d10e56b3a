/** Returns a function that calls `run`. A call while a run is in progress shares its result (single flight). */
export function singleFlight<Args extends unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let current: Promise<Result> | undefined;
  return (...args) => {
    current ??= run(...args).finally(() => {
      current = undefined;
    });
    return current;
  };
}
