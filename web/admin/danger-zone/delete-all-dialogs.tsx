import { useState } from "react";
import { ConfirmDialog } from "../ui/dialogs/confirm-dialog.tsx";
import { TextField } from "../ui/field.tsx";

interface DeleteAllDialogsProps {
  /** Object of the deletion, such as “all 1,234 businesses”. */
  subject: string;
  onConfirm: (word: string) => void;
  onCancel: () => void;
}

const WORD = "DELETE";

/** Asks for three confirmations: two dialogs, then a word to type. */
export function DeleteAllDialogs({ subject, onConfirm, onCancel }: DeleteAllDialogsProps) {
  const [step, setStep] = useState(0);
  const [typedText, setTyped] = useState("");
  const question = [
    {
      title: "Delete all data?",
      text: `This deletes ${subject} and their pages. Visitors will see an empty directory right away.`,
      confirmLabel: "Delete all data",
    },
    {
      title: "Are you sure?",
      text: "Only restoring the snapshot brings the businesses back.",
      confirmLabel: "Continue",
    },
  ][step];
  if (question) {
    return <ConfirmDialog key={step} {...question} onConfirm={() => setStep(step + 1)} onCancel={onCancel} />;
  }
  const confirm = () => {
    if (typedText === WORD) onConfirm(typedText);
  };
  return (
    <ConfirmDialog
      title={`Type ${WORD} to confirm`}
      text={`Last step: type ${WORD} in capital letters to delete ${subject}.`}
      confirmLabel="Delete everything"
      canConfirm={typedText === WORD}
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
          value={typedText}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
      </form>
    </ConfirmDialog>
  );
}
