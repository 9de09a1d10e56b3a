import { expect, it } from "vitest";
import { checkPassword } from "./check-password.ts";
import { COMMON_PASSWORDS } from "./common-passwords-data.ts";

const check = (password: string, username = "ann") => {
  try {
    checkPassword(password, username, "The password");
    return "allowed";
  } catch (error) {
    return (error as Error).message;
  }
};

it("the table holds 3,000 different passwords that are long enough", () => {
  const passwords = COMMON_PASSWORDS.trim().split(/\s+/);
  expect(new Set(passwords).size).toBe(3000);
  expect(passwords.filter((password) => password.length < 8 || password !== password.toLowerCase())).toEqual([]);
});

it.each([
  "password",
  "12345678",
  "iloveyou",
  "PassWord",
  "qwertyuiop",
  "\uff11\uff12\uff13\uff14\uff15\uff16\uff17\uff18",
])("%s is among the commonest", (password) => {
  expect(check(password)).toBe("The password is among the 3,000 commonest, which are guessed first: choose another.");
});

it("a password is not the username", () => {
  for (const password of ["Ann.Smith", "annsmith2026", "Mainstreet1!", "admin-2026-11"])
    expect(check(password, "ann.smith"), password).toContain("is the name of the user, the program or a role");
});

it.each(["aaaaaaab", "qqqqqqqq", "abcabcabcabc", "          ", "1231231231", "😀😀😀😀😀😀😀😀", "ｘxｘxｙyｚz"])(
  "%s has too few different characters",
  (password) => {
    expect(check(password)).toBe("The password is too repetitive: it takes 4 different characters or more.");
  },
);

it.each(["correct horse", "zwölf Äpfel", "aaaaabcd", "😀😀😀😀😀🙂🙃😉"])("%s may be chosen", (password) => {
  expect(check(password)).toBe("allowed");
});
