import { Icon } from "../../components/icon.tsx";
import layout from "../../styles/layout.module.css";
import chip from "../chip.module.css";

/** Id of the panel of filters, which the button opens. */
export const FILTERS_ID = "filters";

/** Opens the sheet of filters on small screens. Wide ones have the filters in sight. */
export function FilterButton({ appliedCount }: { appliedCount: number }) {
  return (
    <button className={`${chip.choice} ${chip.opener}`} type="button" popoverTarget={FILTERS_ID}>
      <Icon name="filter" size={16} /> Filters
      {appliedCount > 0 && (
        <>
          <b className={chip.count} aria-hidden="true">
            {appliedCount}
          </b>
          <span className={layout.visuallyHidden}>, {appliedCount} applied</span>
        </>
      )}
    </button>
  );
}
