/** Last save of each business that has not ended, by id. */
const pendingSaves = new Map<number, Promise<unknown>>();

/** Runs a save of a business after its pending ones, so that two quick saves of one person are no conflict. Rejects as `run` does. */
export function saveInTurn<Saved>(id: number, run: () => Promise<Saved>): Promise<Saved> {
  const previous = pendingSaves.get(id);
  const save = previous === undefined ? run() : previous.then(run, run);
  pendingSaves.set(id, save);
  const end = () => {
    if (pendingSaves.get(id) === save) pendingSaves.delete(id);
  };
  save.then(end, end);
  return save;
}

/** Resolves once no save of the business is pending. */
export async function whenSaved(id: number): Promise<void> {
  for (let save = pendingSaves.get(id); save !== undefined; save = pendingSaves.get(id))
    await Promise.allSettled([save]);
}
