import { useQuery } from "@tanstack/react-query";
import { type ComponentProps, useState } from "react";
import { statusOfError } from "../../../api/api-error.ts";
import { businessQueries } from "../../api/businesses-api.ts";
import { fieldsInUse, ownFieldsQuery } from "../../own-fields/own-fields-api.ts";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { ModalDialog } from "../../ui/dialogs/modal-dialog.tsx";
import { LoadFailure } from "../../ui/load-failure.tsx";
import { BusinessEditor, type BusinessEditorProps, drafts } from "./business-editor.tsx";
import { DeletedBusiness } from "./deleted-business.tsx";
import styles from "./edit-sheet.module.css";
import { photoUploads } from "./photos/photo-uploads.ts";
import type { EditId } from "./use-edit-param.ts";

/** Shows the editor of a business next to the table. Closing it asks before an edit is discarded. */
export function EditSheet({ id, onClose }: { id: EditId; onClose: () => void }) {
  const [isDirty, setDirty] = useState(false);
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  // The draft has a typed letter at once; `isDirty` follows after an effect, and Escape may be quicker.
  const close = () => (isDirty || drafts.has(id) || photoUploads.has(id) ? setConfirmOpen(true) : onClose());
  const editor = {
    onClose: close,
    onSaved: onClose,
    onDirtyChange: setDirty,
  };
  const { data: business } = useQuery({ ...businessQueries.one(id === "new" ? 0 : id), enabled: id !== "new" });
  return (
    <ModalDialog
      look="sheet"
      title={id === "new" ? "Add business" : (business?.name ?? "Edit business")}
      onClose={close}
    >
      <EditorWithOwnFields id={id} {...editor} />
      <ConfirmDialog
        isOpen={isConfirmOpen}
        title="Leave without saving?"
        text="What you typed and photos that are not saved will be lost."
        confirmLabel="Discard changes"
        onConfirm={() => {
          drafts.delete(id);
          photoUploads.discard(id);
          onClose();
        }}
        onCancel={() => setConfirmOpen(false)}
      />
    </ModalDialog>
  );
}

function EditorWithOwnFields({ id, ...editor }: Omit<BusinessEditorProps, "business" | "ownFields">) {
  const { data, error, refetch } = useQuery(ownFieldsQuery);
  if (data === undefined) return <EditorLoading query={{ error, refetch }} title="The form could not be loaded" />;
  const props = { ...editor, ownFields: fieldsInUse(data) };
  return id === "new" ? (
    <BusinessEditor id={id} business={undefined} {...props} />
  ) : (
    <LoadedEditor id={id} {...props} />
  );
}

/** Loads the business once; a version that others save later shows up as a conflict. */
function LoadedEditor({ id, ...editor }: Omit<BusinessEditorProps, "id" | "business"> & { id: number }) {
  const { data, error, refetch } = useQuery(businessQueries.one(id));
  if (data) return <BusinessEditor id={id} business={data} {...editor} />;
  if (statusOfError(error) === 410) return <DeletedBusiness id={id} onClose={editor.onSaved} onRestored={refetch} />;
  return <EditorLoading query={{ error, refetch }} title="This business could not be loaded" />;
}

function EditorLoading(failure: ComponentProps<typeof LoadFailure>) {
  const { error } = failure.query;
  return (
    <div className={styles.loading} aria-busy={error === null}>
      {error ? <LoadFailure {...failure} /> : <p>Loading</p>}
    </div>
  );
}
