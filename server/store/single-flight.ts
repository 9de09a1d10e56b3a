/** Returns a function that calls `run`. A call while a run is in progress shares its result (single flight). */
export function singleFlight<Args extends unknown[], Result>(
  run: (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  let runInProgress: Promise<Result> | undefined;
  return (...args) => {
    runInProgress ??= run(...args).finally(() => {
      runInProgress = undefined;
    });
    return runInProgress;
  };
}
