import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { ListFacets } from "#contract/facets";
import { fieldLabel } from "#domain/business/field-labels-data";
import { ownKeyOfGroup } from "#domain/own-fields/own-group";
import { fetchJson } from "../../../../api/fetch-api.ts";
import { Button } from "../../../ui/button.tsx";
import { TextArea } from "../../../ui/field.tsx";
import { EditedMark } from "../edited-mark.tsx";
import { fieldErrorText } from "../field-errors.ts";
import sections from "../form-sections.module.css";
import { type FormValues, textError } from "../form-values.ts";
import { FieldSource } from "../history/field-source.tsx";
import { useOrigins } from "../history/origins-context.ts";
import { offerKey } from "./offer-key.ts";
import { furtherOffers, type Offer, readOffers, setOffer } from "./offer-lines.ts";
import styles from "./offers.module.css";

/** Offers that are listed before the others are unfolded: those that visitors of the kind decide by. */
const MAX_SHOWN = 12;

/** Offers of the businesses of a kind, the most useful first; those of all businesses if it has none. */
const usualOffersQuery = (category: string) =>
  queryOptions({
    queryKey: ["admin/usual-offers", category],
    queryFn: () => fetchJson<ListFacets>(`/api/facets?${new URLSearchParams({ category })}`),
    select: ({ attributes }) => attributes.filter(({ group }) => ownKeyOfGroup(group) === undefined),
  });

/** Edits the offers of a business: a checklist of those that are usual for its kind, and all of them as lines. */
export function OffersSection() {
  const { register, setValue, formState } = useFormContext<FormValues>();
  const { editedFields } = useOrigins();
  const [isWhole, setWhole] = useState(false);
  const text = useWatch<FormValues, "attributes">({ name: "attributes" });
  // The kind that the business was loaded with: while another is typed the list stays.
  const kind = formState.defaultValues?.category ?? "";
  const usual = useQuery({ ...usualOffersQuery(kind), placeholderData: keepPreviousData });
  const states = readOffers(text);
  const listed = (usual.data ?? []).filter(({ label }) => states.get(offerKey(label)) !== "text");
  const shown = isWhole ? listed : listed.slice(0, MAX_SHOWN);
  const offers: Offer[] = [...shown, ...furtherOffers(text, shown)];
  const refused = [...states].filter(([, state]) => state === "no").length;
  const toggle = (offer: Offer, isOffered: boolean) =>
    setValue("attributes", setOffer(text, offer, isOffered), { shouldDirty: true, shouldValidate: true });
  return (
    <fieldset className={sections.section}>
      <legend className={sections.title}>
        Services &amp; amenities {editedFields.includes("attributes") && <EditedMark />}
      </legend>
      <div className={sections.wide}>
        <FieldSource field="attributes" />
        {usual.error && (
          <p className={styles.note}>What is usual for its kind could not be loaded. Type lines below.</p>
        )}
        <div className={styles.offers}>
          {offers.map((offer) => (
            <label key={offer.label} className={styles.offer}>
              <input
                type="checkbox"
                checked={states.get(offerKey(offer.label)) === "yes"}
                onChange={({ target }) => toggle(offer, target.checked)}
              />
              {offer.label}
            </label>
          ))}
        </div>
        {listed.length > MAX_SHOWN && (
          <Button className={styles.more} aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Show fewer" : `Show all ${listed.length}`}
          </Button>
        )}
        <p className={styles.note}>
          Not ticked means unknown.
          {refused > 0 && ` ${refused === 1 ? "1 is" : `${refused} are`} marked “no” in the lines below.`}
        </p>
        <details className={styles.lines} open={formState.errors.attributes !== undefined || undefined}>
          <summary>Edit as lines</summary>
          <TextArea
            label={fieldLabel("attributes")}
            rows={6}
            hint="One per line, such as “Service options: Delivery = yes” or “Amenities: Parking = behind the house”."
            error={fieldErrorText("attributes", formState.errors.attributes?.message)}
            {...register("attributes", {
              validate: (value) => value === formState.defaultValues?.attributes || textError("attributes", value),
            })}
          />
        </details>
      </div>
    </fieldset>
  );
}
