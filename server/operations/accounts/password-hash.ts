import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** 16 MB of memory and about a tenth of a second for each guess. */
const COST = { ln: 14, r: 8, p: 5 };
const BYTES = 32;
const FORMAT = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Characters, as people count them. */
export const LONGEST_PASSWORD = 200;

/** Characters of a password in the one form in which it is checked; one of them may be two UTF-16 units. */
export function passwordLength(password: string): number {
  return [...password.normalize("NFKC")].length;
}

/** `$scrypt$ln=…,r=…,p=…$salt$hash`: a hash of a password with all that is needed to check one against it. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const { ln, r, p } = COST;
  const hash = await derive(password, salt, COST);
  return `$scrypt$ln=${ln},r=${r},p=${p}$${unpadded(salt)}$${unpadded(hash)}`;
}

/** Is it the password of this hash? Takes as long when there is no hash, so that the time does not tell which names exist. */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  if (hash === undefined) {
    await derive(password, randomBytes(16), COST);
    return false;
  }
  const [, ln, r, p, salt = "", expected = ""] = FORMAT.exec(hash) ?? [];
  if (ln === undefined) throw new Error("the hash of a password has another format");
  const found = await derive(password, Buffer.from(salt, "base64"), { ln: Number(ln), r: Number(r), p: Number(p) });
  const wanted = Buffer.from(expected, "base64");
  return wanted.length === found.length && timingSafeEqual(wanted, found);
}

/** The same password may be typed as other characters on another keyboard, so it is brought to one form (NFKC). */
function derive(password: string, salt: Buffer, { ln, r, p }: typeof COST): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, BYTES, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
