import type { ReactNode } from "react";
import type { OnDuplicate } from "#contract/import-report";
import { counted } from "#domain/text/count-label";
import { RadioChoice } from "../../radio-choice.tsx";

interface OnDuplicateChoiceProps {
  /** Number of stored businesses that the file would change. */
  changed: number;
  value: OnDuplicate;
  onChange: (value: OnDuplicate) => void;
  /** Description of the differing fields. */
  children: ReactNode;
}

const CHOICES = [
  { value: "skip", label: "Skip them", note: "They stay as they are and count as duplicates." },
  {
    value: "update",
    label: "Update them",
    note: "They take the values in this file, except where someone edited them by hand.",
  },
] as const;

/** Asks whether rows of stored businesses are skipped or update them. */
export function OnDuplicateChoice({ changed, value, onChange, children }: OnDuplicateChoiceProps) {
  const legend = `${counted(changed, "business is", "businesses are")} already here with other values`;
  return (
    <RadioChoice legend={legend} options={CHOICES} value={value} onChange={onChange}>
      {children}
    </RadioChoice>
  );
}
