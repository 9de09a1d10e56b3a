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
      title="The IDs in this file look wrong"
      action={
        <label>
          <input type="checkbox" checked={isAllowed} onChange={(event) => onChange(event.target.checked)} /> Import it
          anyway
        </label>
      }
    >
      {warning} Choose which column has the IDs below, or set it to “Don't import”, and preview again.
    </ErrorNotice>
  );
}
