import { comesToHomes, type VisitKind } from "./visit-kind.ts";

const WITH_PATIENTS: ReadonlySet<VisitKind> = new Set(["care", "health", "pet"]);
const WITH_GUESTS: ReadonlySet<VisitKind> = new Set(["fun", "show", "stay", "train", "venue"]);

/** Returns questions to a business that is closed for now, as clauses after "ask". They claim nothing about it. */
export function reopeningQuestions(kind: VisitKind): readonly string[] {
  return [meanwhile(kind), "whether the hours will be the same as before"];
}

function meanwhile(kind: VisitKind): string {
  if (kind === "worship") return "where services are held until then";
  if (comesToHomes(kind)) return "who can help with a job until then";
  if (WITH_PATIENTS.has(kind)) return "who fills in until then";
  return WITH_GUESTS.has(kind) ? "how far ahead you can plan" : "whether they have another place until then";
}
