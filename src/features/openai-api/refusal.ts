/** Parameters that are not done here: each is refused by its name, unless its value asks for nothing. */
import { AppError } from '#kit/errors.ts';

export function refuse(param: string, why = `'${param}' is not supported.`): never {
  throw new AppError('invalid:setting', { message: why, issues: [{ path: param, message: why }] });
}

/** Whether a value asks for nothing that would not happen anyway. */
type Neutral = (value: never) => boolean;
export type Refused = Record<string, { unless: Neutral; why?: string }>;

export const never: Neutral = () => false;
export const anyOf =
  (...values: unknown[]): Neutral =>
  (value) =>
    values.includes(value);
export const empty: Neutral = (value: object) => Object.keys(value).length === 0;

export function refuseAll(refused: Refused, body: Record<string, unknown>) {
  for (const [param, { unless, why }] of Object.entries(refused)) {
    const value = body[param];
    if (value !== undefined && value !== null && !unless(value as never)) refuse(param, why);
  }
}

/** The names of our settings in this protocol, where a message names one. */
export function renamed(error: unknown, names: Readonly<Record<string, string>>): unknown {
  if (!(error instanceof AppError) || !error.issues?.[0] || error.code !== 'invalid:setting') return error;
  const ours = error.issues[0].path;
  const param = names[ours] ?? ours;
  const message = `Unsupported parameter: '${param}' is not supported with this model.`;
  return new AppError('invalid:setting', { message, issues: [{ path: param, message }], cause: error });
}

/** Whatever fails within is told by the names of this protocol. */
export async function named<T>(names: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw renamed(error, names);
  }
}
