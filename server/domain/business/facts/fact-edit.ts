import type { BusinessDraft, SocialNetwork } from "#contract/business";
import type { BusinessEdit } from "#contract/business-edit";
import { readOtherHours } from "../../opening-hours/other-hours.ts";
import { readSpecialDays } from "../../opening-hours/special-days-parse.ts";
import { cleanLine } from "../../text/clean-text.ts";
import { readEmail } from "./email.ts";
import { isDistribution } from "./rating-distribution.ts";
import { knownSocialLinks, readSocialLink } from "./social-links.ts";

/** A refused value of an edit. */
export interface FieldProblem {
  field: string;
  message: string;
}

/** Applies the edited facts to the draft, normalised like an import. Returns the problems of the edit. */
export function editFacts(draft: BusinessDraft, edit: BusinessEdit): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const add = (field: string, message: string) => problems.push({ field, message });
  if (edit.otherHours !== undefined) {
    const { hours, problem } = readOtherHours(edit.otherHours);
    draft.otherHours = hours;
    if (problem !== undefined) add("otherHours", problem);
  }
  if (edit.specialDays !== undefined) {
    const { days, problem } = readSpecialDays(edit.specialDays);
    draft.specialDays = days;
    if (problem !== undefined) add("specialDays", problem);
  }
  if (edit.ratingDistribution !== undefined) {
    draft.ratingDistribution = isDistribution(edit.ratingDistribution) ? edit.ratingDistribution : [];
  }
  if (edit.serviceAreas !== undefined) {
    draft.serviceAreas = [...new Set(edit.serviceAreas.map((name) => cleanLine(name)))].filter((name) => name !== "");
  }
  if (edit.email !== undefined) {
    const typed = cleanLine(edit.email ?? "");
    const email = typed === "" ? null : readEmail(typed);
    if (email === undefined) add("email", "isn’t an email address: type one such as hello@example.org");
    else draft.email = email;
  }
  if (edit.socialLinks !== undefined) editSocialLinks(draft, edit.socialLinks, add);
  return problems;
}

function editSocialLinks(
  draft: BusinessDraft,
  typed: NonNullable<BusinessEdit["socialLinks"]>,
  add: (field: string, message: string) => void,
): void {
  const links: Record<string, string> = {};
  for (const [network, text] of Object.entries(typed)) {
    const line = cleanLine(text);
    if (line === "") continue;
    const link = readSocialLink(line, network as SocialNetwork);
    if (link?.[0] === network) links[network] = link[1];
    else add(`socialLinks.${network}`, "is no profile of this network");
  }
  draft.socialLinks = knownSocialLinks(links);
}
