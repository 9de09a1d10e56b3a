import { useQuery } from "@tanstack/react-query";
import { type BaseSyntheticEvent, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { FormProvider, useForm } from "react-hook-form";
import type { AdminBusiness } from "#contract/admin-api";
import type { OwnField } from "#contract/fields/own-fields";
import { type ApiError, statusOfError } from "../../../api/api-error.ts";
import { type SavedBusiness, saveBusiness } from "../../api/businesses-api.ts";
import { failureText } from "../../api/failure-text.ts";
import { useUndoActivity } from "../../api/undo-activity.ts";
import { useAction } from "../../api/use-action.ts";
import { useRoleRefusal } from "../../session/role.tsx";
import { Button } from "../../ui/button.tsx";
import { createDrafts } from "../../ui/dialogs/unsaved-drafts.ts";
import { useRemoval } from "../use-removal.ts";
import styles from "./business-editor.module.css";
import { EditConflict } from "./conflict/edit-conflict.tsx";
import { DeleteButton } from "./delete-button.tsx";
import { DuplicateWarning } from "./duplicate-warning.tsx";
import { EditorHead } from "./editor-head.tsx";
import { fieldErrorsSummary, toFormError } from "./field-errors.ts";
import { TextSection } from "./fields/text-section.tsx";
import { HoursSection, StatusSection } from "./form-sections.tsx";
import { FORM_SECTIONS } from "./form-sections-data.ts";
import { differingFields, type FormValues, mergeEdits, toFields, toFormValues } from "./form-values.ts";
import { historyQuery } from "./history/history-api.ts";
import { HistoryPane } from "./history/history-pane.tsx";
import { OriginsContext } from "./history/origins-context.ts";
import { useHistoryParam } from "./history/use-history-param.ts";
import { useTakeBack } from "./history/use-take-back.ts";
import { OffersSection } from "./offers/offers-section.tsx";
import { OwnFieldsSection } from "./own-fields-section.tsx";
import { photoUploads } from "./photos/photo-uploads.ts";
import { PhotosSection } from "./photos/photos-section.tsx";
import { useIsUploading } from "./photos/use-uploads.ts";
import { PinMap } from "./pin/pin-map.tsx";
import type { EditId } from "./use-edit-param.ts";

export interface BusinessEditorProps {
  id: EditId;
  /** Undefined for a new business. */
  business: AdminBusiness | undefined;
  /** Own fields in use. */
  ownFields: readonly OwnField[];
  onClose: () => void;
  onSaved: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

/** The form of all fields. Typed text survives a failed save and a close by Back. */
export function BusinessEditor({ id, business, ownFields, onClose, onSaved, onDirtyChange }: BusinessEditorProps) {
  const [draft] = useState(() => drafts.get(id));
  const [base, setBase] = useState(draft ? draft.base : business);
  // A second attempt to add a business has the id of the first one, whose answer may have been lost.
  const [newPlaceId] = useState(() => draft?.newPlaceId ?? randomId());
  const form = useForm<FormValues>({
    defaultValues: toFormValues(base, ownFields),
    ...(draft && { values: draft.values, resetOptions: { keepDefaultValues: true } }),
  });
  const { isDirty, errors } = form.formState;
  const isUploading = useIsUploading(id);
  const refusal = useRoleRefusal("editor");
  useEffect(() => onDirtyChange(isDirty), [onDirtyChange, isDirty]);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (isDirty) drafts.set(id, { values, base, newPlaceId });
          else drafts.delete(id);
        },
      }),
    [form, id, base, newPlaceId],
  );
  useEffect(() => form.setFocus("name"), [form]);
  const loadedVersion = useRef(business);
  useEffect(() => {
    // An undo from a toast may change the business while nothing is typed here.
    if (business === loadedVersion.current) return;
    loadedVersion.current = business;
    if (business === undefined || drafts.has(id)) return;
    setBase(business);
    form.reset(toFormValues(business, ownFields));
  }, [business, ownFields, form, id]);

  const leave = () => {
    form.reset(form.getValues());
    drafts.delete(id);
    photoUploads.discard(id);
    onSaved();
  };
  /** Makes a newer version the base, and keeps what was typed since `before`. */
  const rebase = (current: AdminBusiness, valuesBefore: FormValues) => {
    const savedValues = toFormValues(current, ownFields);
    const values = mergeEdits(savedValues, form.getValues(), valuesBefore);
    setBase(current);
    form.reset(savedValues);
    for (const name of differingFields(values, savedValues)) form.setValue(name, values[name], { shouldDirty: true });
    if (differingFields(values, savedValues).length > 0) drafts.set(id, { values, base: current, newPlaceId });
  };
  const undo = useUndoActivity();
  const removal = useRemoval();
  const sentValues = useRef<FormValues>(undefined);
  const save = useAction({
    // Overwrites `current`, or adds a business without it.
    mutationFn: (current: AdminBusiness | undefined) => {
      const values = structuredClone(form.getValues());
      sentValues.current = values;
      const fields = toFields(values, differingFields(values, toFormValues(current, ownFields)), ownFields);
      return saveBusiness(
        current === undefined ? { ...fields, placeId: fields.placeId || newPlaceId } : fields,
        current,
      );
    },
    onSuccess: (savedBusiness) => {
      const valuesBefore = sentValues.current;
      const isTyping = valuesBefore !== undefined && differingFields(form.getValues(), valuesBefore).length > 0;
      if (base !== undefined && isTyping) rebase(savedBusiness, valuesBefore);
      else leave();
    },
    onError: (error) => {
      ((error as Partial<ApiError>).errors ?? []).map(toFormError).forEach(({ field, message }, index) => {
        const isAdded = field === "placeId" && form.getValues("placeId").trim() === "";
        const notice = isAdded
          ? {
              field: "root.server" as const,
              message: "It was added when the connection broke. Look for it in the list.",
            }
          : { field: formName(field), message };
        form.setError(notice.field, { type: "server", message: notice.message }, { shouldFocus: index === 0 });
      });
    },
    meta: {
      success: (saved: SavedBusiness) => ({
        title: base ? "Business saved" : "Business added",
        description: saved.name,
        ...undoAction(saved),
      }),
    },
  });
  const undoAction = (saved: SavedBusiness) => {
    const { activityId } = saved;
    if (base === undefined) return { action: { label: "Undo", run: () => removal.remove(saved) } };
    return activityId === undefined ? {} : { action: { label: "Undo", run: () => undo.mutate(activityId) } };
  };
  const submit = (current: AdminBusiness | undefined, event?: BaseSyntheticEvent) =>
    void form.handleSubmit(() => !isUploading && save.mutate(current))(event);
  /** Saves over the newer version. The validation sees its fields only once they are rendered. */
  const overwrite = (current: AdminBusiness, theirInputs: ReadonlySet<string> = new Set()) => {
    flushSync(() => {
      rebase(current, toFormValues(base, ownFields));
      for (const name of theirInputs) form.resetField(name as keyof FormValues);
      save.reset();
    });
    submit(current);
  };
  const reload = (current: AdminBusiness) => {
    setBase(current);
    form.reset(toFormValues(current, ownFields));
    save.reset();
  };

  const conflict = base && isConflict(save.error) ? { base, error: save.error } : undefined;
  const failure =
    fieldErrorsSummary(errors) ?? (save.error && failureText(save.error, "The business could not be saved."));
  const { historyField, setHistoryField } = useHistoryParam();
  const history = useQuery({ ...historyQuery(base?.id ?? 0), enabled: base !== undefined });
  const takeBack = useTakeBack({
    business: base,
    ownFields,
    onSaved: (saved) => rebase(saved, toFormValues(base, ownFields)),
  });
  const origins = {
    editedFields: base?.editedFields ?? [],
    history: base && history.data,
  };
  const isHistory = historyField !== undefined && base !== undefined;
  return (
    <FormProvider {...form}>
      <OriginsContext value={origins}>
        <form className={styles.form} onSubmit={(event) => submit(base, event)} noValidate>
          {base && <EditorHead business={base} isHistory={isHistory} onHistory={setHistoryField} />}
          {isHistory && (
            <HistoryPane
              business={base}
              ownFields={ownFields}
              field={historyField}
              error={history.error}
              isBusy={takeBack.isPending}
              onTakeBack={refusal === undefined ? takeBack.take : undefined}
            />
          )}
          {refusal !== undefined && <p className={styles.refusal}>{refusal}</p>}
          <div className={styles.fields} hidden={isHistory}>
            <fieldset className={styles.fence} disabled={refusal !== undefined}>
              <PhotosSection id={id} />
              <TextSection {...FORM_SECTIONS.business} />
              {base === undefined && <TextSection {...FORM_SECTIONS.import} />}
              <StatusSection />
              <TextSection {...FORM_SECTIONS.contact}>
                <DuplicateWarning id={base?.id} />
              </TextSection>
              <TextSection {...FORM_SECTIONS.address}>
                <PinMap />
              </TextSection>
              <HoursSection />
              <OffersSection />
              <TextSection {...FORM_SECTIONS.actions} />
              <TextSection {...FORM_SECTIONS.price} />
              <TextSection {...FORM_SECTIONS.reviews} />
              <OwnFieldsSection ownFields={ownFields} />
              <TextSection {...FORM_SECTIONS.seo} />
            </fieldset>
          </div>
          <div className={styles.foot}>
            {conflict ? (
              <EditConflict {...conflict} onReload={reload} onOverwrite={overwrite} onLeave={onSaved} />
            ) : (
              failure && (
                <p className={styles.failure} role="alert">
                  {failure}
                </p>
              )
            )}
            {draft && isDirty && <p className={styles.draft}>What you typed before is still here, not saved yet.</p>}
            <div className={styles.buttons}>
              {business && refusal === undefined && (
                <DeleteButton business={business} isDirty={isDirty || isUploading} onDeleted={leave} />
              )}
              <Button onClick={onClose}>{refusal === undefined ? "Cancel" : "Close"}</Button>
              <Button
                look={conflict ? "button" : "main"}
                type="submit"
                disabled={save.isPending || isUploading || !isDirty}
                title={refusal ?? (isUploading ? "Photos are still being uploaded." : undefined)}
              >
                {save.isPending ? "Saving..." : isUploading ? "Uploading…" : base ? "Save changes" : "Add business"}
              </Button>
            </div>
          </div>
        </form>
      </OriginsContext>
    </FormProvider>
  );
}

const { openingHours, ownValues: _, ...otherValues } = toFormValues(undefined, []);
const NAMES = new Set([...Object.keys(otherValues), ...Object.keys(openingHours).map((day) => `openingHours.${day}`)]);

/** Returns the name of the server's field if the form has it, else of the form itself. */
function formName(field: string) {
  return (NAMES.has(field) || field.startsWith("ownValues.") ? field : "root.server") as keyof FormValues;
}

/** Tells whether somebody else changed or deleted the business. */
function isConflict(error: Error | null): error is Error {
  return [404, 409].includes(statusOfError(error)) && !(error as Partial<ApiError>).errors?.length;
}

interface Draft {
  values: FormValues;
  /** Version on which the edit is based; undefined for a new business. */
  base: AdminBusiness | undefined;
  /** Place id of a new business for which nobody has typed one. */
  newPlaceId: string;
}

/** Unlike `crypto.randomUUID`, this works on pages without HTTPS too. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Unsaved edits of this page. The editor restores them after Back closed it. */
export const drafts = createDrafts<EditId, Draft>("business");
