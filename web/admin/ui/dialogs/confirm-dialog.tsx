import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import styles from "./confirm-dialog.module.css";
import { ModalDialog } from "./modal-dialog.tsx";

interface ConfirmDialogProps {
  isOpen?: boolean;
  title: string;
  text: string;
  /** Label of the button: a verb with its object. */
  confirmLabel: string;
  canConfirm?: boolean;
  /** Content below the text. */
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before a destructive action. The focus starts in `children` or on Cancel, never on the destructive button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen = true, title, text, confirmLabel, canConfirm = true, children, onConfirm, onCancel } = props;
  return (
    <ModalDialog isOpen={isOpen} title={title} text={text} role="alertdialog" onClose={onCancel}>
      {children}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button look="danger" disabled={!canConfirm} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </ModalDialog>
  );
}
