import type { FormEvent } from "react";
import { wholeNumberOf } from "#domain/text/numbers/read-number";
import type { MergeIds } from "../api/businesses-api.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Section } from "../ui/tab-page.tsx";
import styles from "./duplicates.module.css";

interface ManualMergeProps {
  isDisabled: boolean;
  onPreview: (ids: MergeIds) => void;
}

/** Merges two businesses that were not found as duplicates, by their ids. */
export function ManualMerge({ isDisabled, onPreview }: ManualMergeProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (name: string) => wholeNumberOf(String(data.get(name))) ?? 0;
    onPreview({ survivorId: read("survivor"), mergedIds: [read("merged")] });
  };
  return (
    <Section title="Merge two others" intro="The editor of a business shows its ID below the name.">
      <form className={styles.manual} onSubmit={submit}>
        <TextField label="ID to keep" name="survivor" inputMode="numeric" pattern="[1-9][0-9]*" required />
        <TextField label="ID to merge into it" name="merged" inputMode="numeric" pattern="[1-9][0-9]*" required />
        <Button type="submit" disabled={isDisabled}>
          Preview merge
        </Button>
      </form>
    </Section>
  );
}
