import { counted } from "#domain/text/count-label";
import { ApiError } from "../../api/api-error.ts";

/** Returns sentences about a failed request and the places that wait for it. `error` is null if the browser is offline. */
export function failureNotices(error: Error | null, waitingCount: number): string[] {
  const hasAnswered = error instanceof ApiError;
  const waiting = counted(waitingCount, "place", "places");
  return [
    hasAnswered
      ? "The server could not read these places. They are shown as this browser last saw them. Reload the page to try again."
      : "There is no connection. Places are shown as this browser last saw them.",
    ...(waitingCount === 0
      ? []
      : [`${waiting} will be shown once ${hasAnswered ? "the server answers" : "there is a connection"}.`]),
  ];
}
