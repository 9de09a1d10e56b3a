import * as AlertDialog from "@radix-ui/react-alert-dialog";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import dialog from "./dialog.module.css";

interface ConfirmDialogProps {
  isOpen: boolean;
  title: string;
  text: string;
  /** What the button does, as a verb with its object. */
  confirmLabel: string;
  /** False while something that is asked for below the text is missing. */
  canConfirm?: boolean;
  children?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot simply be taken back. Enter and Escape cancel, since the focus begins there. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text, confirmLabel, canConfirm = true, children, onConfirm, onCancel } = props;
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={dialog.overlay} />
        <AlertDialog.Content className={dialog.dialog}>
          <AlertDialog.Title className={dialog.title}>{title}</AlertDialog.Title>
          <AlertDialog.Description className={dialog.text}>{text}</AlertDialog.Description>
          {children}
          <div className={dialog.buttons}>
            <AlertDialog.Cancel asChild>
              <Button>Cancel</Button>
            </AlertDialog.Cancel>
            <Button look="danger" disabled={!canConfirm} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
