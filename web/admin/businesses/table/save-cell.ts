import type { AdminBusiness } from "#contract/admin-api";
import { statusOfError } from "../../../api/api-error.ts";
import { fetchBusiness, restoreBusiness, type SavedBusiness, saveBusiness } from "../../api/businesses-api.ts";
import { saveInTurn } from "../../api/saves-in-turn.ts";
import { keyOf, type OpenCell, openCells } from "./open-cells.ts";

/** Versions of businesses after the saves of this page, by id. */
const savedVersions = new Map<number, AdminBusiness>();

/** Returns the newer of the version in the list, which may not be refetched yet, and the one that a cell of this page has saved. */
export function newestVersion(business: AdminBusiness): AdminBusiness {
  const saved = savedVersions.get(business.id);
  return saved !== undefined && Date.parse(saved.updatedAt) > Date.parse(business.updatedAt) ? saved : business;
}

/**
 * Saves a cell after the other pending saves of its business. A business that was changed elsewhere is a conflict only if the cell was.
 * `isInBin` restores the business first. Throws what `saveBusiness` throws.
 */
export function saveCell(sent: OpenCell, isInBin: boolean): Promise<SavedBusiness> {
  return saveInTurn(sent.business.id, async () => {
    const saved = await saveOnce(sent, isInBin);
    savedVersions.set(saved.id, saved);
    endSave(sent, saved);
    return saved;
  });
}

async function saveOnce(sent: OpenCell, isInBin: boolean): Promise<SavedBusiness> {
  const { value, column } = sent;
  const { editable } = column;
  const fields = editable.fields(value);
  const { business: base } = openCells.find(keyOf(sent)) ?? sent;
  if (isInBin) {
    const restored = await restoreBusiness(base);
    return saveBusiness(fields, editable.value(restored) === editable.value(base) ? restored : base);
  }
  try {
    return await saveBusiness(fields, base);
  } catch (error) {
    const current = statusOfError(error) === 409 ? await currentBusiness(base.id) : undefined;
    if (current === undefined) throw error;
    const currentValue = editable.value(current);
    // The answer to an earlier save of the same value may have been lost.
    if (currentValue !== editable.value(base) && currentValue.trim() !== value.trim()) throw error;
    return await saveBusiness(fields, current);
  }
}

/** Closes the cell that was saved unless something else was chosen meanwhile. The saved version is the base of other cells of the business. */
function endSave(sent: OpenCell, saved: AdminBusiness): void {
  const key = keyOf(sent);
  if (openCells.find(key)?.value === sent.value) openCells.close(key);
  else openCells.change(key, { business: saved, isSaving: false, problem: undefined, theirs: undefined });
  for (const other of openCells.list()) {
    const { editable } = other.column;
    const isSame = other.business.id === saved.id && editable.value(other.business) === editable.value(saved);
    if (isSame) openCells.change(keyOf(other), { business: saved });
  }
}

/** Returns undefined if the business cannot be read, for example since it was deleted. */
export async function currentBusiness(id: number): Promise<AdminBusiness | undefined> {
  try {
    return await fetchBusiness(id);
  } catch {
    return undefined;
  }
}
