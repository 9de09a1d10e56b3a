import { useState } from "react";
import { ConfirmDialog } from "../parts/confirm-dialog.tsx";
import { TextField } from "../parts/field.tsx";

interface DeleteAllDialogsProps {
  /** "all 1,234 businesses". */
  what: string;
  onConfirm: (word: string) => void;
  onCancel: () => void;
}

const WORD = "DELETE";

/** The three confirmations: two dialogs, then a word that must be typed exactly. */
export function DeleteAllDialogs({ what, onConfirm, onCancel }: DeleteAllDialogsProps) {
  const [step, setStep] = useState(1);
  const [typed, setTyped] = useState("");
  if (step === 1) {
    return (
      <ConfirmDialog
        key="first"
        isOpen
        title="Delete all data?"
        text={`This deletes ${what}, with their pages. Visitors find an empty directory at once.`}
        confirmLabel="Delete all data"
        onConfirm={() => setStep(2)}
        onCancel={onCancel}
      />
    );
  }
  if (step === 2) {
    return (
      <ConfirmDialog
        key="second"
        isOpen
        title="Are you sure?"
        text="It cannot be undone here. The snapshot that is taken first can be brought back only on the server, by a command."
        confirmLabel="Yes, go on"
        onConfirm={() => setStep(3)}
        onCancel={onCancel}
      />
    );
  }
  const confirm = () => {
    if (typed === WORD) onConfirm(typed);
  };
  return (
    <ConfirmDialog
      key="third"
      isOpen
      title={`Type ${WORD} to confirm`}
      text={`The last step: type ${WORD}, in capital letters, to delete ${what}.`}
      confirmLabel="Delete everything"
      canConfirm={typed === WORD}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <TextField
          label={`Type ${WORD}`}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </form>
    </ConfirmDialog>
  );
}
