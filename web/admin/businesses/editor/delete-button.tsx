import { useState } from "react";
import type { AdminBusiness } from "#contract/admin-api";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { useRemoval } from "../use-removal.ts";
import styles from "./business-editor.module.css";

interface DeleteButtonProps {
  business: AdminBusiness;
  /** Something is typed that is not saved. */
  isDirty: boolean;
  onDeleted: () => void;
}

/** Moves the business to the recycle bin; asks before it discards what was typed. */
export function DeleteButton({ business, isDirty, onDeleted }: DeleteButtonProps) {
  const { remove, isPending } = useRemoval();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const removeNow = () => remove(business, { onSuccess: onDeleted });
  return (
    <>
      <Button
        look="danger"
        className={styles.remove}
        disabled={isPending(business.id)}
        onClick={() => (isDirty ? setConfirmOpen(true) : removeNow())}
      >
        Delete
      </Button>
      <ConfirmDialog
        isOpen={isConfirmOpen}
        title="Delete without saving?"
        text="You can restore the business, but what you typed here will be lost."
        confirmLabel="Delete business"
        onConfirm={() => {
          setConfirmOpen(false);
          removeNow();
        }}
        onCancel={() => setConfirmOpen(false)}
      />
    </>
  );
}
