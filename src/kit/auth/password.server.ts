/** Passwords: argon2id with the parameters that OWASP names as a minimum, native in Node. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);
const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive('argon2id', { ...cost, message: normalise(password), nonce: salt });
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${encode(salt)}$${encode(tag)}`;
}

export async function verifyPassword({
  hash,
  password,
}: {
  hash: string;
  password: string;
}): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!match) return false;
  const expected = Buffer.from(match[5]!, 'base64');
  const tag = await derive('argon2id', {
    message: normalise(password),
    nonce: Buffer.from(match[4]!, 'base64'),
    memory: Number(match[1]),
    passes: Number(match[2]),
    parallelism: Number(match[3]),
    tagLength: expected.length,
  });
  return timingSafeEqual(tag, expected);
}

/** Spends the time of a verification for accounts that do not exist, so that timing tells nothing. */
export async function pretendToVerify(password: string) {
  decoy ??= hashPassword(randomBytes(16).toString('hex'));
  await verifyPassword({ hash: await decoy, password });
}
let decoy: Promise<string> | undefined;

/** The same characters typed on another keyboard may arrive in another form. */
const normalise = (password: string) => Buffer.from(password.normalize('NFKC'));
const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
