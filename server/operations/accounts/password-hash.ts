import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";

/** scrypt parameters: 16 MB of memory and about 0.1 s for each guess. */
const COST = { ln: 14, r: 8, p: 5 };
const HASH_BYTES = 32;
const FORMAT = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

/** Maximum length in code points. */
export const MAX_PASSWORD_CHARS = 200;

/** Returns the length in code points, after the normalization in which a password is hashed. */
export function passwordLength(password: string): number {
  return [...password.normalize("NFKC")].length;
}

/** Returns a hash in PHC string format: `$scrypt$ln=…,r=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const { ln, r, p } = COST;
  const hash = await derive(password, salt, COST);
  return `$scrypt$ln=${ln},r=${r},p=${p}$${base64WithoutPadding(salt)}$${base64WithoutPadding(hash)}`;
}

/** Tells in constant time whether a password matches. Without a hash it takes the same time, so that timing reveals no user names. */
export async function passwordMatches(password: string, hash: string | undefined): Promise<boolean> {
  if (hash === undefined) {
    await derive(password, randomBytes(16), COST);
    return false;
  }
  const [, ln, r, p, salt = "", expected = ""] = FORMAT.exec(hash) ?? [];
  if (ln === undefined) throw new Error("unknown format of a password hash");
  const actualHash = await derive(password, Buffer.from(salt, "base64"), {
    ln: Number(ln),
    r: Number(r),
    p: Number(p),
  });
  const expectedBytes = Buffer.from(expected, "base64");
  return expectedBytes.length === actualHash.length && timingSafeEqual(expectedBytes, actualHash);
}

/** Normalizes a password (NFKC), since keyboards may produce different code points for the same one. */
function derive(password: string, salt: Buffer, { ln, r, p }: typeof COST): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** ln, r, p, maxmem: 256 * 2 ** ln * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, HASH_BYTES, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function base64WithoutPadding(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}
