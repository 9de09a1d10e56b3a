import * as Select from "@radix-ui/react-select";
import { getNonce } from "get-nonce";
import { Icon } from "../../components/icon.tsx";
import styles from "./select-box.module.css";

export interface SelectOption {
  /** Selected value; "" is no choice. */
  value: string;
  label: string;
  /** Shown in small print next to the label. */
  note?: string;
  /** Heading above the first of consecutive options of a group. */
  group?: string;
}

interface SelectBoxProps {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
  id?: string;
  disabled?: boolean;
  /** Shows the label before the value. */
  isLabelShown?: boolean;
}

/** A select with an invisible label. A value that is not among the options is shown as it is. */
export function SelectBox({ label, value, options, onChange, id, disabled, isLabelShown }: SelectBoxProps) {
  const isKnown = options.some((option) => option.value === value);
  const allOptions = isKnown ? options : [...options, { value, label: value }];
  const selectedOption = allOptions.find((option) => option.value === value);
  return (
    <Select.Root value={keyOf(value)} onValueChange={(key) => onChange(valueOf(key))} disabled={disabled ?? false}>
      <Select.Trigger
        className={styles.trigger}
        aria-label={`${label}: ${selectedOption?.label}`}
        id={id}
        data-set={value !== "" && options[0]?.value === ""}
      >
        {isLabelShown && <span className={styles.label}>{label}</span>}
        <span className={styles.value}>
          <Select.Value />
        </span>
        <Icon name="down" size={16} />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content className={styles.list} position="popper" sideOffset={4} collisionPadding={8}>
          <Select.Viewport className={styles.view} nonce={getNonce()}>
            {groupsOf(allOptions).map(({ heading, options }) =>
              heading === undefined ? (
                options.map((option) => <Option key={option.value} option={option} />)
              ) : (
                <Select.Group key={heading}>
                  <Select.Label className={styles.group}>{heading}</Select.Label>
                  {options.map((option) => (
                    <Option key={option.value} option={option} />
                  ))}
                </Select.Group>
              ),
            )}
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
  );
}

function Option({ option: { value, label, note } }: { option: SelectOption }) {
  return (
    <Select.Item value={keyOf(value)} className={styles.option}>
      <Select.ItemText>{label}</Select.ItemText>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </Select.Item>
  );
}

interface OptionGroup {
  heading: string | undefined;
  options: SelectOption[];
}

function groupsOf(options: readonly SelectOption[]): OptionGroup[] {
  const groups: OptionGroup[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last !== undefined && last.heading === option.group) last.options.push(option);
    else groups.push({ heading: option.group, options: [option] });
  }
  return groups;
}

/** Returns the key of a value for Radix, which reserves the empty one. */
function keyOf(value: string): string {
  return `=${value}`;
}

function valueOf(key: string): string {
  return key.slice(1);
}
