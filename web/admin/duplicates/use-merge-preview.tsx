import { type ReactNode, useState } from "react";
import type { MergePreview } from "#contract/admin-api";
import { type MergeIds, previewMerge } from "../api/businesses-api.ts";
import { failureNotice } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";
import { MergeDialog } from "./merge-dialog.tsx";

interface MergePreviewOptions {
  isMerging: boolean;
  /** Merges what the dialog shows. */
  merge: (preview: MergePreview) => void;
}

/** Shows the result of a merge before `merge` is called. `dialog` is to be rendered. */
export function useMergePreview({ isMerging, merge }: MergePreviewOptions): {
  open: (ids: MergeIds) => void;
  isLoading: boolean;
  dialog: ReactNode;
} {
  const [preview, setPreview] = useState<MergePreview>();
  const loading = useAction({
    mutationFn: previewMerge,
    onSuccess: setPreview,
    meta: { failure: failureNotice("The merge could not be previewed"), invalidates: [] },
  });
  const dialog = preview && (
    <MergeDialog
      preview={preview}
      isPending={isMerging || loading.isPending}
      onKeep={(survivorId) => {
        const ids = [preview.survivor, ...preview.merged].map(({ id }) => id);
        loading.mutate({ survivorId, mergedIds: ids.filter((id) => id !== survivorId) });
      }}
      onMerge={() => {
        setPreview(undefined);
        merge(preview);
      }}
      onCancel={() => setPreview(undefined)}
    />
  );
  return { open: loading.mutate, isLoading: loading.isPending, dialog };
}
