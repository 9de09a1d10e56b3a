import * as Dialog from "@radix-ui/react-dialog";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { AdminBusiness } from "#contract/admin-api";
import { Icon } from "../../../components/icon.tsx";
import { businessQueries } from "../../api/businesses-api.ts";
import { Button } from "../../parts/button.tsx";
import { ConfirmDialog } from "../../parts/confirm-dialog.tsx";
import dialog from "../../parts/dialog.module.css";
import { LoadFailure } from "../../parts/load-failure.tsx";
import { BusinessEditor } from "./business-editor.tsx";
import styles from "./business-sheet.module.css";
import { formDrafts } from "./form-drafts.ts";
import type { EditedId } from "./use-edited-business.ts";

interface BusinessSheetProps {
  id: EditedId;
  onClose: () => void;
}

/** The form of one business beside the table. What was typed is only left behind when asked. */
export function BusinessSheet({ id, onClose }: BusinessSheetProps) {
  const hasChanges = useRef(false);
  const isOpen = useRef(false);
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    const askBeforeLeaving = (event: BeforeUnloadEvent) => {
      if (hasChanges.current) event.preventDefault();
    };
    window.addEventListener("beforeunload", askBeforeLeaving);
    isOpen.current = true;
    return () => {
      window.removeEventListener("beforeunload", askBeforeLeaving);
      isOpen.current = false;
    };
  }, []);
  const close = () => (hasChanges.current ? setAsked(true) : onClose());
  const editor = {
    onClose: close,
    // Back may have closed it while it was being saved, and closing it again would lead further back
    onSaved: () => isOpen.current && onClose(),
    onChange: (isChanged: boolean) => {
      hasChanges.current = isChanged;
    },
  };
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && close()}>
      <Dialog.Portal>
        <Dialog.Overlay className={dialog.overlay} />
        <Dialog.Content className={styles.sheet} aria-describedby={undefined}>
          <div className={styles.head}>
            <Dialog.Title className={styles.title}>{id === "new" ? "Add business" : "Edit business"}</Dialog.Title>
            <Dialog.Close asChild>
              <Button look="icon" aria-label="Close">
                <Icon name="close" />
              </Button>
            </Dialog.Close>
          </div>
          {id === "new" ? <BusinessEditor {...editor} /> : <LoadedEditor id={id} editor={editor} />}
          <ConfirmDialog
            isOpen={isAsked}
            title="Leave without saving?"
            text="What you typed here will be lost."
            confirmLabel="Discard changes"
            onConfirm={() => {
              formDrafts.delete(id);
              onClose();
            }}
            onCancel={() => setAsked(false)}
          />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface LoadedEditorProps {
  id: number;
  editor: { onClose: () => void; onSaved: () => void; onChange: (isChanged: boolean) => void };
}

/** What was there when the form opened; what others change meanwhile is met on saving. */
function LoadedEditor({ id, editor }: LoadedEditorProps) {
  const { data, error, refetch } = useQuery(businessQueries.one(id));
  const [begun, setBegun] = useState<AdminBusiness>();
  if (begun === undefined && data !== undefined) setBegun(data);
  if (begun) return <BusinessEditor business={begun} {...editor} />;
  return (
    <div className={styles.wait} aria-busy={error === null}>
      {error ? (
        <LoadFailure title="This business could not be loaded" error={error} onRetry={() => void refetch()} />
      ) : (
        <p>Loading</p>
      )}
    </div>
  );
}
