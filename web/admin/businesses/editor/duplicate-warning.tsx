import { queryOptions, useQuery } from "@tanstack/react-query";
import { useFormContext, useWatch } from "react-hook-form";
import type { AdminBusinessList } from "#contract/admin-table";
import { businessUrl } from "#domain/publishing/page-url";
import { foldText } from "#domain/text/fold";
import { adminJson } from "../../api/admin-fetch.ts";
import { useDebounced } from "./fields/use-debounced.ts";
import styles from "./form-sections.module.css";
import type { FormValues } from "./form-values.ts";

const DEBOUNCE_MS = 400;
/** Shorter numbers, such as those of emergency services, are no sign of a duplicate. */
const MIN_DIGITS = 7;

/** Businesses that a search for a phone number in any spelling finds. */
const samePhoneQuery = (phone: string) =>
  queryOptions({
    queryKey: ["admin/same-phone", phone],
    queryFn: () => adminJson<AdminBusinessList>(`businesses?${new URLSearchParams({ search: phone, limit: "5" })}`),
  });

/** Warns of another business with the phone number that is typed, most of all if it has the same name. `id` is that of this business. */
export function DuplicateWarning({ id }: { id: number | undefined }) {
  const { defaultValues } = useFormContext<FormValues>().formState;
  const [phone, name] = useWatch<FormValues, ["phone", "name"]>({ name: ["phone", "name"] });
  const typedPhone = useDebounced(phone.trim(), DEBOUNCE_MS);
  const isTyped = typedPhone !== defaultValues?.phone && (typedPhone.match(/\d/g)?.length ?? 0) >= MIN_DIGITS;
  const { data } = useQuery({ ...samePhoneQuery(typedPhone), enabled: isTyped });
  const others = isTyped ? (data?.businesses.filter((other) => other.id !== id && other.phone !== null) ?? []) : [];
  if (others.length === 0) return null;
  const hasSameName = others.some((other) => foldText(other.name) === foldText(name.trim()));
  return (
    <div className={styles.warning} role="status">
      <p>
        <strong>
          {hasSameName
            ? "A business with this name and phone number exists."
            : "Another business has this phone number."}
        </strong>
      </p>
      <ul>
        {others.map((other) => (
          <li key={other.id}>
            <a href={businessUrl(other.slug)} target="_blank" rel="noreferrer">
              {other.name}
            </a>
            {other.city && `, ${other.city}`} (ID {other.id})
          </li>
        ))}
      </ul>
      <p>If it is the same one, edit that one instead. You can save anyway.</p>
    </div>
  );
}
