import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MergedSelection } from "#contract/businesses/merge-selected";
import { fieldLabel } from "#domain/business/field-labels-data";
import { counted } from "#domain/text/count-label";
import { mergeSelected, previewSelectionMerge, undoMerges } from "../../api/businesses-api.ts";
import { failureNotice } from "../../api/failure-text.ts";
import { useAction } from "../../api/use-action.ts";
import { Button } from "../../ui/button.tsx";
import { ModalDialog } from "../../ui/dialogs/modal-dialog.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import styles from "./bulk-bar.module.css";

interface MergeDialogProps {
  ids: readonly number[];
  onMerged: () => void;
  onCancel: () => void;
}

/** Chooses which business stays, and shows what it takes over from the others. */
export function MergeDialog({ ids, onMerged, onCancel }: MergeDialogProps) {
  const [survivorId, setSurvivorId] = useState(ids[0] ?? 0);
  const selection = { survivorId, mergedIds: ids.filter((id) => id !== survivorId) };
  const preview = useQuery({
    queryKey: ["admin/merge-preview", selection],
    queryFn: () => previewSelectionMerge(selection),
    placeholderData: (previous) => previous,
    gcTime: 0,
  });
  const merge = useMerge();
  const businesses = preview.data && [preview.data.survivor, ...preview.data.merged];
  const inOrder = ids.flatMap((id) => businesses?.find((business) => business.id === id) ?? []);
  return (
    <ModalDialog
      title={`Merge ${counted(ids.length, "business", "businesses")}`}
      text="The one you keep takes over missing details from the others; old links redirect, and imports won’t bring them back."
      onClose={onCancel}
    >
      {preview.error ? (
        <LoadFailure title="The merge could not be previewed" query={preview} />
      ) : (
        <div className={styles.form}>
          <fieldset className={styles.choices}>
            <legend>Keep</legend>
            {inOrder.map(({ id, name }) => (
              <label key={id} className={styles.choice}>
                <input type="radio" name="survivor" checked={id === survivorId} onChange={() => setSurvivorId(id)} />
                {name} (ID {id})
              </label>
            ))}
          </fieldset>
          <div className={styles.changes} aria-busy={preview.isFetching}>
            {preview.data?.changes.length === 0 ? (
              <p className={styles.hint}>The others have no details that this one lacks.</p>
            ) : (
              <table>
                <caption className={styles.hint}>What changes</caption>
                <thead>
                  <tr>
                    <th scope="col">Field</th>
                    <th scope="col">Now</th>
                    <th scope="col">After</th>
                  </tr>
                </thead>
                <tbody>
                  {preview.data?.changes.map(({ field, before, after }) => (
                    <tr key={field}>
                      <th scope="row">{fieldLabel(field)}</th>
                      <td>{fieldText(field, before)}</td>
                      <td>{fieldText(field, after)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
          </div>
        </div>
      )}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button
          look="main"
          disabled={preview.data === undefined || preview.isFetching || merge.isPending}
          onClick={() => merge.mutate(selection, { onSuccess: onMerged })}
        >
          Merge into this one
        </Button>
      </div>
    </ModalDialog>
  );
}

function useMerge() {
  const undo = useAction({
    mutationFn: undoMerges,
    meta: { success: () => ({ title: "Merge undone" }), failure: failureNotice("The merge was not undone") },
  });
  return useAction({
    mutationFn: mergeSelected,
    meta: {
      success: ({ survivor, merged }: MergedSelection) => ({
        title: `${counted(merged.length + 1, "business", "businesses")} merged`,
        description: survivor.name,
        action: { label: "Undo", run: () => undo.mutate(merged.map(({ id }) => id)) },
      }),
      failure: failureNotice("The merge failed"),
    },
  });
}

/** Photos are counted, since their addresses tell nothing. */
function fieldText(field: string, value: unknown): string {
  return field === "photos" && Array.isArray(value) ? counted(value.length, "photo", "photos") : valueText(value);
}

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map(valueText).join(", ");
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value !== "object") return String(value);
  const entries = Object.entries(value).map(([name, part]) => `${name}: ${valueText(part)}`);
  return entries.length === 0 ? "–" : entries.join("; ");
}
