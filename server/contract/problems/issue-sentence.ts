import type * as z from "zod";

type Issue = z.core.$ZodRawIssue;

/** Names of types in the sentence about a value of the wrong type. */
const TYPES: Readonly<Record<string, string>> = {
  number: "must be a number",
  int: "must be a whole number",
  string: "must be a text in double quotes",
  boolean: "must be true or false",
  array: "must be a list in brackets: [ ]",
  object: "must be an object in braces: { }",
};

/**
 * Error map for `safeParse`: converts zod's issues to plain words, such as "must be at most 65,535". A schema's own message has precedence.
 */
export function issueSentence(issue: Issue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is needed" : TYPES[issue.expected];
    case "invalid_value":
      return issue.values.length === 1
        ? `must be ${JSON.stringify(issue.values[0])}`
        : `must be one of ${issue.values.map(String).join(", ")}`;
    case "too_big":
      return limitSentence(issue.origin, Number(issue.maximum), issue.inclusive === false ? "less than" : "at most");
    case "too_small":
      return limitSentence(issue.origin, Number(issue.minimum), issue.inclusive === false ? "more than" : "at least");
    case "invalid_union":
      return [...new Set(issue.errors.flatMap((issues) => issues.map(({ message }) => message)))].join(", or ");
    default:
      return undefined;
  }
}

function limitSentence(origin: string, limit: number, comparison: string): string {
  const limitText = limit.toLocaleString("en-US");
  if (origin === "string" && limit === 1 && comparison === "at least") return "must not be empty";
  if (origin === "string") return `must have ${comparison} ${limitText} ${limit === 1 ? "character" : "characters"}`;
  if (origin === "array") return `must have ${comparison} ${limitText} ${limit === 1 ? "entry" : "entries"}`;
  return `must be ${comparison} ${limitText}`;
}
