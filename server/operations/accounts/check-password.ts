import { AppError } from "../../errors.ts";
import { COMMON_PASSWORDS } from "./common-passwords-data.ts";
import { LONGEST_PASSWORD, passwordLength } from "./password-hash.ts";

/** Characters (code points). */
const SHORTEST_PASSWORD = 8;

/**
 * Whether somebody may choose this password; `what` names it in the sentence. There is no rule of letters and digits: length
 * and rarity count. Errors: AppError `invalid` for one that is too short, too long, common, or the user's own name.
 */
export function checkPassword(password: string, username: string, what: string): void {
  const length = passwordLength(password);
  const refuse = (reason: string) => new AppError("invalid", `${what} is ${reason}`);
  if (length < SHORTEST_PASSWORD) throw refuse(`too short: it takes ${SHORTEST_PASSWORD} characters or more.`);
  if (length > LONGEST_PASSWORD) throw refuse(`too long: it takes ${LONGEST_PASSWORD} characters at most.`);
  const folded = fold(password);
  if (folded === fold(username)) throw refuse("the username: choose another.");
  if (COMMON_PASSWORDS.split(/\s+/).includes(folded)) {
    throw refuse("among the 3,000 commonest, which are guessed first: choose another.");
  }
}

function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
