import type { DryRunReport, Job, PreviewAgain } from "#contract/admin-api";
import { startJob } from "../../../api/job-api.ts";

type Named = Pick<DryRunReport, "encoding" | "country">;

/** Returns the encoding and the country that were named for a preview, as requests have them. */
export function namedOptions({ encoding, country }: Named): Pick<PreviewAgain, "encoding" | "country"> {
  return { ...(encoding !== null && { encoding }), ...(country !== null && { country }) };
}

/** Reads an uploaded file again with changed options; the encoding and the country that were named before stay. "" names none. */
export function previewAgain(
  report: Named & Pick<DryRunReport, "uploadId">,
  changes: Omit<PreviewAgain, "uploadId">,
): Promise<Job> {
  const { country, ...options } = { ...namedOptions(report), ...changes };
  return startJob("POST", "imports/preview", { uploadId: report.uploadId, ...options, ...(country && { country }) });
}
