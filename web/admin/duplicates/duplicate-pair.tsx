import { useId } from "react";
import type { AdminBusiness, DuplicatePair } from "#contract/admin-api";
import { fieldLabel } from "#domain/business/field-labels-data";
import { businessUrl } from "#domain/publishing/page-url";
import { upperFirst } from "#domain/text/join-list";
import layout from "../../styles/layout.module.css";
import type { MergeIds } from "../api/businesses-api.ts";
import { Button } from "../ui/button.tsx";
import { comparedFields } from "./compared-fields.ts";
import styles from "./duplicate-pair.module.css";

interface DuplicatePairProps extends DuplicatePair {
  /** A decision is being stored. */
  isDisabled: boolean;
  /** Viewers see what a merge would do, and decide nothing. */
  canDecide: boolean;
  onMerge: (ids: MergeIds) => void;
  onDistinct: () => void;
}

/** Shows two businesses side by side with their differences marked, and the three decisions. A merge is previewed first. */
export function DuplicatePairCard({
  reasons,
  businesses,
  isDisabled,
  canDecide,
  onMerge,
  onDistinct,
}: DuplicatePairProps) {
  const [one, other] = businesses;
  const heading = useId();
  return (
    <li className={styles.pair}>
      <table aria-labelledby={heading} className={styles.table}>
        <caption id={heading} className={styles.reasons}>
          {upperFirst(reasons.join(", "))}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className={layout.visuallyHidden}>Field</span>
            </th>
            <th scope="col">
              <BusinessName {...one} />
            </th>
            <th scope="col">
              <BusinessName {...other} />
            </th>
          </tr>
        </thead>
        <tbody>
          {comparedFields(businesses).map(({ field, values, isDifferent }) => (
            <tr key={field} data-different={isDifferent}>
              <th scope="row">
                {fieldLabel(field)}
                {isDifferent && <span className={styles.differs}>differs</span>}
              </th>
              {values.map((value, index) => (
                <td key={index} dir="auto">
                  {value || <span className={styles.none}>unknown</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className={styles.both}>
              <Button
                onClick={onDistinct}
                disabled={isDisabled || !canDecide}
                aria-label={`${one.name} and ${other.name}: not the same`}
              >
                Not the same
              </Button>
            </td>
            <td>
              <KeepButton survivor={one} merged={other} {...{ isDisabled, onMerge }} />
            </td>
            <td>
              <KeepButton survivor={other} merged={one} {...{ isDisabled, onMerge }} />
            </td>
          </tr>
        </tfoot>
      </table>
    </li>
  );
}

function BusinessName({ id, name, slug, businessStatus }: AdminBusiness) {
  const isListed = businessStatus !== "CLOSED_PERMANENTLY";
  return (
    <>
      {isListed ? (
        <a href={businessUrl(slug)} target="_blank" rel="noreferrer" dir="auto">
          {name}
        </a>
      ) : (
        <span dir="auto">{name}</span>
      )}{" "}
      <span className={styles.id}>ID {id}</span>
    </>
  );
}

interface KeepButtonProps extends Pick<DuplicatePairProps, "isDisabled" | "onMerge"> {
  survivor: AdminBusiness;
  merged: AdminBusiness;
}

function KeepButton({ survivor, merged, isDisabled, onMerge }: KeepButtonProps) {
  return (
    <Button
      onClick={() => onMerge({ survivorId: survivor.id, mergedIds: [merged.id] })}
      disabled={isDisabled}
      aria-label={`Merge into this one: ${survivor.name}, ID ${survivor.id}, from ID ${merged.id}`}
    >
      Merge into this one
    </Button>
  );
}
