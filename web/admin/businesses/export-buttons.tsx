import { useState } from "react";
import { notify } from "../../components/notifications/notify.ts";
import { failureText } from "../api/admin-fetch.ts";
import { businessesApi } from "../api/businesses-api.ts";
import { Button } from "../parts/button.tsx";

/** Export All, and Export {country} when the table is narrowed to one. */
export function ExportButtons({ country }: { country: string }) {
  const [pending, setPending] = useState<string>();
  const download = async (country: string) => {
    setPending(country);
    try {
      const { name, workbook } = await businessesApi.export(country);
      save(name, workbook);
      notify({ title: "Export successful", description: "Excel file has been downloaded" });
    } catch (error) {
      const description = failureText(error, "Failed to export Excel file");
      notify({ title: "Export failed", description, variant: "destructive" });
    } finally {
      setPending(undefined);
    }
  };
  const countries = country === "" ? [""] : ["", country];
  return countries.map((which) => (
    <Button key={which} onClick={() => void download(which)} disabled={pending !== undefined}>
      {pending === which ? "Exporting..." : `Export ${which || "All"}`}
    </Button>
  ));
}

function save(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // after the browser has begun to read it
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
