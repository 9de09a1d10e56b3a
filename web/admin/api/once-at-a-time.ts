/** Returns a function that runs a task, unless one with the same key has not ended yet. */
export function onceAtATime<Subject>(keyOf: (subject: Subject) => string) {
  const runningKeys = new Set<string>();
  return (subject: Subject, run: () => Promise<unknown>): void => {
    const key = keyOf(subject);
    if (runningKeys.has(key)) return;
    runningKeys.add(key);
    // The caller of the task shows its error.
    const end = () => void runningKeys.delete(key);
    run().then(end, end);
  };
}
