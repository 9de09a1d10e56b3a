import * as Dialog from "@radix-ui/react-dialog";
import { type ReactNode, useLayoutEffect } from "react";
import { Icon } from "../../../components/icon.tsx";
import { Button } from "../button.tsx";
import { shieldClicks } from "./click-shield.ts";
import styles from "./modal-dialog.module.css";

interface ModalDialogProps {
  isOpen?: boolean;
  title: string;
  text?: string;
  /** `wide` has room for a table; `sheet` fills the height at the right edge, with a close button. */
  look?: "dialog" | "wide" | "sheet";
  /** An alert dialog stays open when the user clicks outside of it. */
  role?: "dialog" | "alertdialog";
  /** Without it the dialog cannot be dismissed. */
  onClose?: () => void;
  children: ReactNode;
}

/**
 * The panel's only kind of dialog: modal, it traps the focus and returns it. Escape closes it. Clicks do nothing for half a second after it
 * has closed.
 */
export function ModalDialog(props: ModalDialogProps) {
  const { isOpen = true, title, text, look = "dialog", role = "dialog", onClose, children } = props;
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose?.()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          className={styles[look]}
          role={role}
          {...(text === undefined && { "aria-describedby": undefined })}
          onOpenAutoFocus={focusChosenField}
          onInteractOutside={(event) => role === "alertdialog" && event.preventDefault()}
        >
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{title}</Dialog.Title>
            {look === "sheet" && (
              <Dialog.Close asChild>
                <Button look="icon" aria-label="Close">
                  <Icon name="close" />
                </Button>
              </Dialog.Close>
            )}
          </div>
          {text !== undefined && <Dialog.Description className={styles.text}>{text}</Dialog.Description>}
          {children}
          <ShieldOnClose />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/**
 * Focuses the element with `data-first-focus` instead of the first one. An effect of a child would come too early: a dialog below, which
 * still traps the focus, could take it back.
 */
function focusChosenField(event: Event) {
  const field = (event.target as HTMLElement).querySelector<HTMLElement>("[data-first-focus=true]");
  if (field === null) return;
  event.preventDefault();
  field.focus();
}

function ShieldOnClose() {
  useLayoutEffect(() => shieldClicks, []);
  return null;
}
