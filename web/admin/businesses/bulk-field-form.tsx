import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import type { BulkAction } from "#contract/business-edit";
import { MAX_TEXT_CHARS } from "#contract/lists/parameter";
import { directoryQueries } from "../api/panel-queries.ts";
import { Button } from "../ui/button.tsx";
import { SelectBox } from "../ui/select-box.tsx";
import styles from "./bulk-bar.module.css";

/** Number of suggested names; the largest categories or cities come first. */
const MAX_SUGGESTIONS = 500;

type Field = "category" | "city" | "state" | "country";

const FIELDS: readonly { value: Field; label: string }[] = [
  { value: "category", label: "Category" },
  { value: "city", label: "City" },
  { value: "state", label: "State" },
  { value: "country", label: "Country" },
];

/** Gives all selected businesses one value of one field. */
export function BulkFieldForm({ onSubmit }: { onSubmit: (action: BulkAction) => void }) {
  const list = useId();
  const [field, setField] = useState<Field>("category");
  const [value, setValue] = useState("");
  const { data: categories = [] } = useQuery(directoryQueries.categories);
  const { data: countries = [] } = useQuery(directoryQueries.countries);
  const names =
    field === "category"
      ? categories.map(({ category }) => category)
      : field === "country"
        ? countries.map(({ country }) => country)
        : [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const name = value.trim();
    if (name === "") return;
    onSubmit(field === "category" ? { action: "setCategory", category: name } : { action: "setPlace", [field]: name });
  };
  return (
    <form className={styles.category} onSubmit={submit}>
      <SelectBox label="Field" value={field} options={FIELDS} onChange={(next) => setField(next as Field)} />
      <input
        aria-label={`New ${field}`}
        placeholder={`New ${field}`}
        list={list}
        maxLength={MAX_TEXT_CHARS}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <datalist id={list}>
        {names.slice(0, MAX_SUGGESTIONS).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
      <Button type="submit" disabled={value.trim() === ""}>
        Set {field}
      </Button>
    </form>
  );
}
