import { useState } from "react";
import { counted } from "#domain/text/count-label";
import { emptyBin } from "../../api/businesses-api.ts";
import { failureNotice } from "../../api/failure-text.ts";
import { useAction } from "../../api/use-action.ts";
import { useRoleRefusal } from "../../session/role.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import styles from "./recycle-bin-note.module.css";

interface RecycleBinNoteProps {
  /** Number of businesses in the list. */
  total: number;
  /** Retention in days; undefined while the list is loading. */
  days: number | undefined;
}

/** Explains above the recycle bin what happens to its businesses, and offers to erase them. */
export function RecycleBinNote({ total, days }: RecycleBinNoteProps) {
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const refusal = useRoleRefusal("administrator");
  const { mutate, isPending } = useAction({
    mutationFn: emptyBin,
    meta: {
      success: ({ erased }: { erased: number }) => ({
        title: "Recycle bin emptied",
        description: `${counted(erased, "business", "businesses")} erased`,
      }),
      failure: failureNotice("The recycle bin was not emptied"),
    },
  });
  return (
    <div className={styles.note}>
      <p>
        {days !== undefined && `${retention(days)} `}
        Imports won’t bring them back.
      </p>
      {refusal !== undefined && <p>{refusal}</p>}
      <Button
        look="danger"
        disabled={total === 0 || isPending || refusal !== undefined}
        onClick={() => setConfirmOpen(true)}
      >
        Empty recycle bin
      </Button>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        title="Erase all deleted businesses?"
        text="This includes businesses that the filters hide. Erased businesses cannot be restored."
        confirmLabel="Erase all"
        onConfirm={() => {
          setConfirmOpen(false);
          mutate();
        }}
        onCancel={() => setConfirmOpen(false)}
      />
    </div>
  );
}

/** Names the retention; 0 days means no limit. */
function retention(days: number): string {
  if (days === 0) return "Deleted businesses stay here until you empty the recycle bin.";
  return `Deleted businesses stay here for ${counted(days, "day", "days")}, then are erased.`;
}
