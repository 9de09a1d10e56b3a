import type { DryRunReport, Job, PreviewAgain } from "#contract/admin-api";
import { startJob } from "../../../api/job-api.ts";

type ChosenOptions = Pick<DryRunReport, "encoding" | "country">;

/** Returns the encoding and the country that were chosen for a preview, as request fields. */
export function namedOptions({ encoding, country }: ChosenOptions): Pick<PreviewAgain, "encoding" | "country"> {
  return { ...(encoding !== null && { encoding }), ...(country !== null && { country }) };
}

/** Previews an uploaded file again with changed options; encoding and country stay as chosen before. "" removes a choice. */
export function previewAgain(
  report: ChosenOptions & Pick<DryRunReport, "uploadId">,
  changes: Omit<PreviewAgain, "uploadId">,
): Promise<Job> {
  const { country, ...options } = { ...namedOptions(report), ...changes };
  return startJob("POST", "imports/preview", { uploadId: report.uploadId, ...options, ...(country && { country }) });
}
