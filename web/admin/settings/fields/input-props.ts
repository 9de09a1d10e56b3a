import type { TextField } from "../../ui/field.tsx";
import type { Draft } from "../setting-drafts.ts";

type FieldProps = Parameters<typeof TextField>[0];

/** Properties of every input of a setting. */
export type CommonProps = Pick<FieldProps, "label" | "hint" | "error" | "placeholder" | "readOnly"> & {
  value: string;
};

export interface InputProps {
  common: CommonProps;
  draft: string;
  onChange: (draft: Draft) => void;
}
