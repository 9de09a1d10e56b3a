import { ErrorNotice } from "../../../ui/error-notice.tsx";

interface DuplicateWarningProps {
  /** Warning of the preview, a sentence. */
  warning: string;
  isAllowed: boolean;
  onChange: (isAllowed: boolean) => void;
}

/** Warns of a file whose ids seem wrong, with a checkbox that allows the import. */
export function DuplicateWarning({ warning, isAllowed, onChange }: DuplicateWarningProps) {
  return (
    <ErrorNotice
      title="The IDs of this file seem wrong"
      action={
        <label>
          <input type="checkbox" checked={isAllowed} onChange={(event) => onChange(event.target.checked)} /> Import it
          as it is
        </label>
      }
    >
      {warning} Below, choose which column is the ID, or set it to “Don't import”, and preview again.
    </ErrorNotice>
  );
}
