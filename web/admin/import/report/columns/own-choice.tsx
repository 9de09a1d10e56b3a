import { useState } from "react";
import type { OwnFieldType } from "#contract/fields/own-fields";
import {
  formatOwnChoice,
  MAX_OWN_NAME_CHARS,
  OWN_FIELD_TYPES,
  parseOwnChoice,
} from "#domain/own-fields/own-field-names";
import { TYPE_LABELS } from "../../../own-fields/type-labels-data.ts";
import { TextField } from "../../../ui/field.tsx";
import { SelectBox } from "../../../ui/select-box.tsx";

const TYPES = OWN_FIELD_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }));

interface OwnChoiceProps {
  header: string;
  /** Chosen field, such as "own:Dogs:yes-no". */
  value: string;
  onChange: (field: string) => void;
}

/** Inputs for the name and type of the own field that a column is kept as. */
export function OwnChoice({ header, value, onChange }: OwnChoiceProps) {
  const { name: chosenName = "", type = "text" } = parseOwnChoice(value) ?? {};
  // What is typed may end in a space, which the choice does not have.
  const [name, setName] = useState(chosenName);
  return (
    <>
      <TextField
        label="Name"
        aria-label={`Name of the own field for ${header}`}
        value={name}
        maxLength={MAX_OWN_NAME_CHARS}
        onChange={({ target }) => {
          setName(target.value);
          onChange(formatOwnChoice({ name: target.value.trim(), type }));
        }}
      />
      <SelectBox
        label={`Type of the own field for ${header}`}
        value={type}
        options={TYPES}
        onChange={(chosen) => onChange(formatOwnChoice({ name: name.trim(), type: chosen as OwnFieldType }))}
      />
    </>
  );
}
