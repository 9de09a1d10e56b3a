import { AppError } from "../../errors.ts";
import { COMMON_PASSWORDS } from "./common-passwords-data.ts";
import { MAX_PASSWORD_CHARS, passwordLength } from "./password-hash.ts";

/** Minimum length in code points. */
const MIN_PASSWORD_CHARS = 8;
/** Minimum number of different characters: a repeated pattern is as short as its period. */
const MIN_DISTINCT_CHARS = 4;
/** Words that an attacker tries first here (ASVS 6.1.2), with any digits and signs. */
const CONTEXT_WORDS: ReadonlySet<string> = new Set(
  "mainstreet mainstreetadmin adminmainstreet admin administrator adminadmin owner root password passwort changeme".split(
    " ",
  ),
);

/**
 * Checks that somebody may choose this password; `subject` names it in the sentence. No rule demands letters and digits: length and rarity
 * count. `field` is that of a form. Errors: AppError `invalid` for one that is too short, too long, repetitive, common, or the user's own name.
 */
export function checkPassword(password: string, username: string, subject: string, field?: string): void {
  const length = passwordLength(password);
  const refuse = (reason: string) =>
    new AppError("invalid", `${subject} is ${reason}`, field === undefined ? [] : [{ field, message: `is ${reason}` }]);
  if (length < MIN_PASSWORD_CHARS) throw refuse(`too short: it takes ${MIN_PASSWORD_CHARS} characters or more.`);
  if (length > MAX_PASSWORD_CHARS) throw refuse(`too long: it takes ${MAX_PASSWORD_CHARS} characters at most.`);
  if (new Set(password.normalize("NFKC")).size < MIN_DISTINCT_CHARS) {
    throw refuse(`too repetitive: it takes ${MIN_DISTINCT_CHARS} different characters or more.`);
  }
  const foldedPassword = fold(password);
  if (COMMON_PASSWORDS.split(/\s+/).includes(foldedPassword)) {
    throw refuse("among the 3,000 commonest, which are guessed first: choose another.");
  }
  const letters = lettersOf(password);
  if (
    foldedPassword === fold(username) ||
    CONTEXT_WORDS.has(letters) ||
    (letters !== "" && letters === lettersOf(username))
  ) {
    throw refuse("the name of the user, the program or a role, with digits at most: choose another.");
  }
}

function lettersOf(text: string): string {
  return fold(text).replace(/[^\p{L}]/gu, "");
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
