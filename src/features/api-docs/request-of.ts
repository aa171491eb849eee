/** What somebody filled in, as the request that it makes. */
import type { ApiCall } from './document.ts';

export interface Filled {
  /** By `in` and name: `path.id`, `header.Idempotency-Key`. */
  values: Readonly<Record<string, string>>;
  /** JSON, as it was typed. */
  body: string;
  file: File | undefined;
}

export interface ApiRequest {
  method: string;
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  json: string | undefined;
  form: [name: string, value: string | File][] | undefined;
}

export const keyOf = ({ in: where, name }: { in: string; name: string }) => `${where}.${name}`;

export function requestOf({ method, path, parameters, body }: ApiCall, filled: Filled): ApiRequest {
  const given = (where: string) =>
    parameters
      .filter((parameter) => parameter.in === where)
      .map((parameter) => [parameter.name, filled.values[keyOf(parameter)]?.trim() ?? ''] as const)
      .filter(([, value]) => value !== '');
  const inPath = Object.fromEntries(given('path'));
  const search = new URLSearchParams(given('query').map(([name, value]) => [name, value]));
  // What is missing stays readable, so that it is seen what is missing.
  const filledPath = path.replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    inPath[name] ? encodeURIComponent(inPath[name]) : whole,
  );
  const isJson = body?.kind === 'json';
  return {
    method,
    address: search.size > 0 ? `${filledPath}?${search}` : filledPath,
    headers: {
      ...Object.fromEntries(given('header')),
      ...(isJson ? { 'Content-Type': 'application/json' } : {}),
    },
    json: isJson ? filled.body : undefined,
    form: body?.kind === 'form' ? formOf(body.schema.properties ?? {}, filled) : undefined,
  };
}

function formOf(fields: object, { values, file }: Filled): ApiRequest['form'] {
  return Object.keys(fields).flatMap((name): [string, string | File][] => {
    if (name === 'file') return file ? [[name, file]] : [];
    const value = values[`form.${name}`]?.trim();
    return value ? [[name, value]] : [];
  });
}

/** What keeps it from being sent, in words. */
export function whatIsMissing(
  { parameters, body }: ApiCall,
  { values, body: json, file }: Filled,
): string | undefined {
  const missing = parameters.find((parameter) => parameter.required && !values[keyOf(parameter)]?.trim());
  if (missing) return `Fill in ${missing.name} first.`;
  if (body?.kind === 'form' && !file) return 'Choose a file first.';
  if (body?.kind !== 'json') return undefined;
  try {
    JSON.parse(json);
    return undefined;
  } catch (error) {
    return `The body isn’t valid JSON: ${(error as Error).message}`;
  }
}
