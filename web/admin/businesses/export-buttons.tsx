import { useState } from "react";
import { counted, exactCount } from "#domain/text/count-label";
import { Icon } from "../../components/icon.tsx";
import { type ExportFormat, exportBusinesses } from "../api/businesses-api.ts";
import { failureNotice } from "../api/failure-text.ts";
import { useAction } from "../api/use-action.ts";
import { sizeText } from "../backups/backup-texts.ts";
import { Button } from "../ui/button.tsx";
import styles from "./export-buttons.module.css";
import { PanelIcon } from "./panel-icon.tsx";
import { type BusinessFilters, hasFilters } from "./table-params.ts";
import { usePopover } from "./use-popover.ts";

type ExportRequest = Parameters<typeof exportBusinesses>[0];

interface ExportButtonsProps {
  filters: BusinessFilters;
  /** Number of businesses that the filters match; undefined while they are loading. */
  totalCount: number | undefined;
}

const FORMATS: readonly { format: ExportFormat; label: string; note: string }[] = [
  { format: "xlsx", label: "Excel", note: ".xlsx" },
  { format: "csv", label: "CSV", note: "opens in Sheets" },
  { format: "json", label: "JSON", note: ".json" },
];

/** Offers the businesses of the table in three formats, “Export All”, and “Export {country}” when the table is filtered by one. */
export function ExportButtons({ filters, totalCount }: ExportButtonsProps) {
  const { button, popover, close } = usePopover();
  const [bytes, setBytes] = useState(0);
  const { mutate, isPending, variables } = useAction({
    mutationFn: (request: ExportRequest) => exportBusinesses(request, setBytes),
    onMutate: () => setBytes(0),
    onSuccess: ({ name, file }) => download(name, file),
    meta: {
      success: (_: unknown, { format }: ExportRequest) => ({
        title: "Export successful",
        description: `${FORMATS.find((each) => each.format === format)?.label} file has been downloaded`,
      }),
      failure: failureNotice("Export failed"),
      invalidates: [],
    },
  });
  const countries = filters.country === "" ? [""] : ["", filters.country];
  const isWhole = (country: string) =>
    variables?.format === "xlsx" && JSON.stringify(variables.filters) === JSON.stringify(wholeFilters(country));
  const reason = reasonAgainst(filters, totalCount);
  return (
    <>
      <Button {...button} disabled={isPending || reason !== undefined} title={reason}>
        <PanelIcon name="download" />{" "}
        {isPending && bytes > 0
          ? `${sizeText(bytes)} so far`
          : `Export ${totalCount === undefined ? "" : exactCount(totalCount)}`}
        <Icon name="down" size={14} />
      </Button>
      <div {...popover} className={styles.menu}>
        <p className={styles.caption}>
          {hasFilters(filters) ? "What the filters match" : "All of them"}
          {totalCount !== undefined && `: ${counted(totalCount, "business", "businesses")}`}
        </p>
        {FORMATS.map(({ format, label, note }) => (
          <button
            key={format}
            type="button"
            onClick={() => {
              close();
              mutate({ filters, format });
            }}
          >
            {label} <span className={styles.note}>{note}</span>
          </button>
        ))}
      </div>
      {countries.map((country) => (
        <Button
          key={country}
          onClick={() => mutate({ filters: wholeFilters(country), format: "xlsx" })}
          disabled={isPending}
        >
          {isPending && isWhole(country) ? "Exporting..." : `Export ${country || "All"}`}
        </Button>
      ))}
    </>
  );
}

function wholeFilters(country: string): Partial<BusinessFilters> {
  return country === "" ? {} : { country };
}

function reasonAgainst({ status }: BusinessFilters, totalCount: number | undefined): string | undefined {
  if (status === "deleted") return "Deleted businesses cannot be exported. Restore them first.";
  return totalCount === 0 ? "No businesses match these filters." : undefined;
}

function download(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser needs the URL until it has started reading.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
