import { attributeIdentity } from "#domain/attributes/attribute-identity";
import { comesToCustomers } from "#domain/premises/comes-to-customers";
import { joinList } from "#domain/text/join-list";
import { seededRandom } from "#domain/text/seeded-random";
import { shuffle } from "#domain/text/shuffle";
import type { DescribedBusiness } from "../described-business.ts";
import { ADVICE, ANY_TIPS, CUSTOMER_TIPS, type Unanswered, WAY_TIPS } from "./advice-data.ts";
import { comesToHomes, type VisitKind } from "./visit-kind.ts";

/** Numbers of questions in the first and in the second sentence. */
const QUESTIONS = [3, 3] as const;
/** A text has at most as many tips, in as many topics; those for its kind alternate with those for any business. */
export const MAX_TIPS = 12;
const MAX_KIND_TIPS = 5;
/** Kinds that people usually visit without paying. */
const FREE_KINDS: ReadonlySet<VisitKind> = new Set(["outdoors", "worship"]);
/** Matches texts that need a telephone number. */
const NEEDS_PHONE = /\b(?:calls?|message|on the phone|by phone)\b/i;
/** Matches kinds whose people are members rather than customers, beside places of worship. */
const MEMBERS = /\b(?:club|association)\b/i;
/** Matches texts that sound like a shop's or a stranger's among members. */
const UNFIT_FOR_MEMBERS = /\blanguage\b|\bchild ?care\b|\bpark(?:ing)?\b|\bcar\b|\bdress\b|\bto wear\b|leave a review/i;

/** Questions and tips of one text, which claim nothing about the business. */
export interface Advice {
  /** Clauses after "ask", joined; the second is "" if few are left. */
  questions: readonly [first: string, second: string];
  tips: readonly string[];
}

/** Chooses advice for a kind of business. It asks nothing that the attributes tell, and differs from neighbour to neighbour. */
export function adviceFor(business: DescribedBusiness, kind: VisitKind): Advice {
  const { attributes, placeId, phone, category } = business;
  const known = knownLabels(attributes);
  const random = seededRandom(`${placeId} advice`);
  const isOfMembers = kind === "worship" || MEMBERS.test(category);
  const isVisited = !comesToHomes(kind) && !comesToCustomers(business);
  const open = (texts: readonly Unanswered[]) =>
    shuffle(
      texts.flatMap((entry) => {
        const [text, ...labels] = typeof entry === "string" ? [entry] : entry;
        const isIdle = (!phone && NEEDS_PHONE.test(text)) || (isOfMembers && UNFIT_FOR_MEMBERS.test(text));
        return isIdle || labels.some((label) => known.has(label)) ? [] : text;
      }),
      random,
    );
  const isClosed = business.businessStatus !== "OPERATIONAL";
  const questions = [...(isClosed ? ["when it opens again"] : []), ...open(ADVICE[kind].questions)];
  const kindTips = open(ADVICE[kind].tips).slice(0, MAX_KIND_TIPS);
  const otherTips = open([...(isVisited ? WAY_TIPS : []), ...(FREE_KINDS.has(kind) ? [] : CUSTOMER_TIPS), ...ANY_TIPS]);
  const tips = [
    ...kindTips.flatMap((tip, index) => [tip, ...otherTips.slice(index, index + 1)]),
    ...otherTips.slice(kindTips.length),
  ].slice(0, MAX_TIPS);
  const [first, second] = QUESTIONS;
  return { questions: [joinList(questions.slice(0, first)), joinList(questions.slice(first, first + second))], tips };
}

/** Chooses the beginning of a sentence that names other businesses: `If every table is taken`; "" for none. */
export function elsewhereClause(placeId: string, kind: VisitKind): string {
  const clauses = ADVICE[kind].elsewhere;
  return clauses[Math.floor(seededRandom(`${placeId} elsewhere`)() * clauses.length)] ?? "";
}

/** Labels of attributes that the data confirms or denies. */
function knownLabels(attributes: DescribedBusiness["attributes"]): ReadonlySet<string> {
  return new Set(
    Object.entries(attributes).flatMap(([group, values]) =>
      Object.keys(values).flatMap((name) => attributeIdentity(group, name)?.label ?? []),
    ),
  );
}
