import { useState } from "react";
import type { NewRule, Rule, RulePreview } from "#contract/rules";
import { groupName } from "#domain/categories/all-groups";
import { regionName, ruleSubject } from "#domain/rules/rule-subject";
import { counted, exactCount } from "#domain/text/count-label";
import { Button } from "../ui/button.tsx";
import { ModalDialog } from "../ui/dialogs/modal-dialog.tsx";
import { ErrorNotice } from "../ui/error-notice.tsx";
import styles from "./rule-preview-dialog.module.css";
import { targetName } from "./rule-text.ts";
import { scopeChoices, unlistedPlaces } from "./scope-choices.ts";

interface RulePreviewDialogProps {
  rule: NewRule;
  preview: RulePreview;
  /** Another preview is loading. */
  isPending: boolean;
  refusal: string | undefined;
  /** Previews another rule. */
  onChange: (rule: NewRule) => void;
  onConfirm: (rule: NewRule) => void;
  onCancel: () => void;
}

/** Shows what a rule would do and where, before it is added. A city name shared by several places asks which of them the rule is for. */
export function RulePreviewDialog(props: RulePreviewDialogProps) {
  const { rule, preview, isPending, refusal, onChange, onConfirm, onCancel } = props;
  const [scope, setScope] = useState<Scope | undefined>(regionName(rule) === "" ? undefined : scopeOf(rule));
  const needsScope = preview.places.length > 1 && scope === undefined;
  const count = counted(preview.businesses, "business", "businesses");
  return (
    <ModalDialog
      title={rule.kind === "city" || isRename(rule, preview) ? `Rename ${rule.from}?` : `Move ${rule.from}?`}
      text={`${summary(rule, preview)} Later imports do the same. You can remove the rule later.`}
      role="alertdialog"
      onClose={onCancel}
    >
      {preview.places.length > 1 && (
        <Places
          rule={rule}
          places={preview.places}
          chosen={scope}
          onChoose={(scope) => {
            setScope(scope);
            onChange({ ...rule, ...scope });
          }}
        />
      )}
      <Suggestions
        text={`No business is in the ${rule.kind === "city" ? "city" : "category"} ${rule.from}. Did you mean`}
        names={preview.suggestions.from}
        onChoose={(from) => onChange({ ...rule, from })}
      />
      <Suggestions
        text={`${rule.to} is a new city. Did you mean`}
        names={preview.suggestions.to}
        onChoose={(to) => onChange({ ...rule, to })}
      />
      {preview.examples.length > 0 && <Examples rule={rule} preview={preview} />}
      {refusal !== undefined && <ErrorNotice title="This rule is not possible">{refusal}</ErrorNotice>}
      <div className={styles.buttons}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button look="main" disabled={needsScope || isPending || refusal !== undefined} onClick={() => onConfirm(rule)}>
          {preview.businesses === 0 ? "Add for later imports" : `Change ${count}`}
        </Button>
      </div>
    </ModalDialog>
  );
}

/** Tells whether a rule gives a category a name that no other has. */
function isRename({ kind }: NewRule, { targetBusinesses }: RulePreview): boolean {
  return kind === "kind" && targetBusinesses === 0;
}

function summary(rule: NewRule, { businesses, targetBusinesses }: RulePreview): string {
  const subject = ruleSubject(rule);
  if (businesses === 0) return "No businesses change now.";
  const changedText = counted(businesses, "business moves", "businesses move");
  const target = targetBusinesses === 0 ? "has none yet" : `already has ${exactCount(targetBusinesses)}`;
  return `${changedText} from ${subject} to ${targetName(rule)}, which ${target}.`;
}

type Scope = Pick<Rule, "state" | "country">;

function scopeOf({ state = "", country = "" }: NewRule): Scope {
  return { state, country };
}

interface PlacesProps {
  rule: NewRule;
  places: RulePreview["places"];
  chosen: Scope | undefined;
  onChoose: (scope: Scope) => void;
}

function Places({ rule, places, chosen, onChoose }: PlacesProps) {
  const choices = scopeChoices(places);
  const isCurrent = ({ state, country }: Scope) => chosen?.state === state && chosen.country === country;
  return (
    <fieldset className={styles.places}>
      <legend>{`${rule.from} is in ${exactCount(places.length)} places. Which one do you mean?`}</legend>
      {choices.map(({ scope, businesses }) => (
        <label key={regionName(scope)} className={styles.place}>
          <input type="radio" name="rule-scope" checked={isCurrent(scope)} onChange={() => onChoose(scope)} />
          <span className={styles.name}>{regionName(scope) || "All of them"}</span>
          <span className={styles.count}>{exactCount(businesses)}</span>
        </label>
      ))}
      {unlistedPlaces(places).map((sentence) => (
        <p key={sentence} className={styles.unlisted}>
          {sentence}
        </p>
      ))}
    </fieldset>
  );
}

interface SuggestionsProps {
  text: string;
  names: readonly string[];
  onChoose: (name: string) => void;
}

function Suggestions({ text, names, onChoose }: SuggestionsProps) {
  if (names.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      <p>{text}</p>
      {names.map((name) => (
        <Button key={name} onClick={() => onChoose(name)}>
          {name}
        </Button>
      ))}
    </div>
  );
}

function Examples({ rule, preview: { examples, businesses } }: { rule: NewRule; preview: RulePreview }) {
  const nameOf = (value: string) => (rule.kind === "category" ? groupName(value) : value);
  return (
    <section className={styles.examples} aria-label="Examples">
      <h3>{examples.length < businesses ? `${examples.length} of them` : "The businesses"}</h3>
      <ul>
        {examples.map((example) => (
          <li key={example.id}>
            <span className={styles.name}>{example.name}</span>
            <span className={styles.change}>
              {nameOf(example.before)} → {nameOf(example.after)}
              {regionName(example) !== "" && `, ${regionName(example)}`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
