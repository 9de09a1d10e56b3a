import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { AdminBusiness } from "#contract/admin-api";
import type { BusinessStatus } from "#contract/business";
import type { ApiError } from "../../../api/api-error.ts";
import { notify } from "../../../components/notifications/notify.ts";
import { failureText } from "../../api/admin-fetch.ts";
import { businessesApi } from "../../api/businesses-api.ts";
import { refreshData } from "../../api/refresh-data.ts";
import { Button } from "../../parts/button.tsx";
import { SelectBox } from "../../parts/select-box.tsx";
import styles from "./business-editor.module.css";
import { type BusinessForm, changesOf, type Faults, faultsOf, formOf } from "./business-form.ts";
import { EditConflict } from "./edit-conflict.tsx";
import { faultsSummary } from "./field-errors.ts";
import { formDrafts } from "./form-drafts.ts";
import { HoursFields, TextFields } from "./form-fields.tsx";
import { FORM_SECTIONS } from "./form-sections.ts";

interface BusinessEditorProps {
  /** As it was when the form opened; absent for a new one. */
  business?: AdminBusiness;
  onClose: () => void;
  onSaved: () => void;
  onChange: (isChanged: boolean) => void;
}

const STATUSES: readonly { value: BusinessStatus; label: string }[] = [
  { value: "OPERATIONAL", label: "Operating" },
  { value: "CLOSED_TEMPORARILY", label: "Closed for now" },
  { value: "CLOSED_PERMANENTLY", label: "Closed for good" },
];

/** Every field of a business. Whatever fails, what was typed stays. */
export function BusinessEditor({ business, onClose, onSaved, onChange }: BusinessEditorProps) {
  const client = useQueryClient();
  const [begun, setBegun] = useState(business);
  const id = business?.id ?? "new";
  const [wasLeft] = useState(formDrafts.has(id));
  const [form, setForm] = useState(() => formDrafts.get(id) ?? formOf(business));
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const { fields } = changesOf(form, formOf(begun));
  const isChanged = Object.keys(fields).length > 0;
  useEffect(() => {
    onChange(isChanged);
    if (isChanged) formDrafts.set(id, form);
    else formDrafts.delete(id);
  }, [onChange, isChanged, id, form]);
  useEffect(() => focusFirst(element.current, "input"), []);
  useEffect(() => focusFirst(element.current, "[aria-invalid='true']"), [faults]);

  /** `over`: what is there now, where it is not what the form began with. */
  const save = async (over = begun) => {
    const changes = changesOf(form, formOf(begun));
    setFaults(changes.faults);
    setFailure(undefined);
    if (Object.keys(changes.faults).length > 0) return;
    setPending(true);
    try {
      const saved =
        over === undefined
          ? await businessesApi.add(changes.fields)
          : await businessesApi.change(over.id, changes.fields, over.updatedAt);
      notify({ title: over === undefined ? "Business added" : "Business saved", description: saved.name });
      formDrafts.delete(id);
      onSaved();
      refreshData(client);
    } catch (error) {
      setFailure(error as ApiError);
      setFaults(faultsOf((error as Partial<ApiError>).errors ?? []));
    } finally {
      setPending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const takeTheirs = (current: AdminBusiness) => {
    setBegun(current);
    setForm(formOf(current));
    setFailure(undefined);
  };
  const conflicting = failure && isConflict(failure) ? begun : undefined;
  const said = faultsSummary(faults) ?? (failure && failureText(failure, "The business could not be saved."));
  const shared = { form, setForm, faults, editedFields: begun?.editedFields ?? [] };
  return (
    <form ref={element} className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.fields}>
        <TextFields {...FORM_SECTIONS.business} {...shared} />
        {begun === undefined && (
          <TextFields title="Import" fields={[{ name: "placeId", hint: PLACE_ID_HINT }]} {...shared} />
        )}
        <StateFields form={form} setForm={setForm} />
        <TextFields {...FORM_SECTIONS.place} {...shared} />
        <TextFields {...FORM_SECTIONS.contact} {...shared} />
        <HoursFields {...shared} />
        <TextFields {...FORM_SECTIONS.offers} {...shared} />
        <TextFields {...FORM_SECTIONS.seo} {...shared} />
      </div>
      <div className={styles.foot}>
        {failure && conflicting ? (
          <EditConflict
            business={conflicting}
            failure={failure}
            onTheirs={takeTheirs}
            onMine={save}
            onLeave={onSaved}
          />
        ) : (
          said !== undefined && (
            <p className={styles.failure} role="alert">
              {said}
            </p>
          )
        )}
        {wasLeft && isChanged && <p className={styles.left}>What you typed before is still here, not saved yet.</p>}
        <div className={styles.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button look={conflicting ? "button" : "main"} type="submit" disabled={isPending || !isChanged}>
            {isPending ? "Saving..." : begun ? "Save changes" : "Add business"}
          </Button>
        </div>
      </div>
    </form>
  );
}

function focusFirst(form: HTMLFormElement | null, selector: string): void {
  form?.querySelector<HTMLElement>(selector)?.focus();
}

const PLACE_ID_HINT = "As the spreadsheets have it, so that imports know it again. May stay empty.";

/** Somebody else was faster: changed it, or deleted it. */
function isConflict({ status, errors }: ApiError): boolean {
  return [404, 409].includes(status) && !errors?.length;
}

function StateFields({ form, setForm }: { form: BusinessForm; setForm: (form: BusinessForm) => void }) {
  return (
    <div className={styles.state}>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={form.isVerified}
          onChange={(event) => setForm({ ...form, isVerified: event.target.checked })}
        />
        Verified
      </label>
      <div className={styles.choice}>
        Business status
        <SelectBox
          label="Business status"
          value={form.businessStatus}
          options={STATUSES}
          onChange={(status) => setForm({ ...form, businessStatus: status as BusinessStatus })}
        />
      </div>
    </div>
  );
}
