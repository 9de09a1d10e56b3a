import { useFormContext } from "react-hook-form";
import { Link } from "react-router-dom";
import { fieldLabel } from "#domain/business/field-labels-data";
import { Icon } from "../../../../components/icon.tsx";
import button from "../../../ui/button.module.css";
import type { FormValues } from "../form-values.ts";
import styles from "./history.module.css";
import { useOrigins } from "./origins-context.ts";
import { sourceOf, sourceText } from "./source-text.ts";
import { useHistoryParam } from "./use-history-param.ts";

const DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });

/** Tells where the value of a field comes from, with a link to its earlier values if there are any: people who may not edit, whose buttons are disabled, read them too. */
export function FieldSource({ field }: { field: string }) {
  const { history } = useOrigins();
  const { linkToHistory } = useHistoryParam();
  const { defaultValues } = useFormContext<FormValues>().formState;
  if (history === undefined) return null;
  // An import that said nothing of a field is no source of it.
  const isBlank = ["", undefined].includes(textOf(defaultValues, field));
  const source = isBlank ? undefined : sourceOf(history, field);
  const hasHistory = history.fields.some((each) => each.field === field);
  if (source === undefined && !hasHistory) return null;
  return (
    <span className={styles.source}>
      {source && (
        <span title={source.at === null ? undefined : DAY.format(new Date(source.at))}>{sourceText(source)}</span>
      )}
      {hasHistory && (
        <Link
          className={`${button.icon} ${styles.clock}`}
          aria-label={`History of ${fieldLabel(field)}`}
          {...linkToHistory(field)}
        >
          <Icon name="clock" size={15} />
        </Link>
      )}
    </span>
  );
}

function textOf(values: Partial<Record<string, unknown>> | undefined, field: string): string | undefined {
  const value = values?.[field];
  if (field === "openingHours") return Object.values(value ?? {}).join("");
  return typeof value === "object" || value === undefined ? undefined : String(value);
}
