import { useMutation } from "@tanstack/react-query";
import { exportBusinesses } from "../api/businesses-api.ts";
import { failureNotice } from "../api/failure-text.ts";
import { Button } from "../ui/button.tsx";

/** Export All, and Export {country} when the table is filtered by one. */
export function ExportButtons({ country }: { country: string }) {
  const { mutate, isPending, variables } = useMutation({
    mutationFn: exportBusinesses,
    onSuccess: ({ name, workbook }) => download(name, workbook),
    meta: {
      success: () => ({ title: "Export successful", description: "Excel file has been downloaded" }),
      failure: failureNotice("Export failed", "Failed to export Excel file"),
      invalidates: [],
    },
  });
  const countries = country === "" ? [""] : ["", country];
  return countries.map((country) => (
    <Button key={country} onClick={() => mutate(country)} disabled={isPending}>
      {isPending && variables === country ? "Exporting..." : `Export ${country || "All"}`}
    </Button>
  ));
}

function download(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser needs the URL until it has started reading.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
