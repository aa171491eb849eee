/**
 * What went wrong with an engine, in one of five kinds. Providers echo keys and prompts in their errors, so nothing of
 * theirs is kept, not even as a cause: the kind, the status and words of our own say enough.
 */
import { AppError } from '#kit/errors.ts';
import type { FaultKind } from './engine.ts';

export class Fault extends Error {
  readonly kind: FaultKind;
  /** Goes on after the engine's name: "is busy". */
  readonly words: string;
  readonly retryAfterMs: number | undefined;
  /** The engine counts requests, and these were too many. */
  readonly isOverLimit: boolean;
  /** Where we found the trouble ourselves and have described it already. */
  readonly said: AppError | undefined;

  constructor(
    kind: FaultKind,
    words: string,
    retryAfterMs?: number,
    said?: AppError,
    { isOverLimit = false } = {},
  ) {
    super(words);
    this.name = 'Fault';
    this.kind = kind;
    this.words = words;
    this.retryAfterMs = retryAfterMs;
    this.said = said;
    this.isOverLimit = isOverLimit;
  }

  /** Whether the same request may go well a moment later. */
  get passes() {
    return this.kind === 'busy' && !this.said;
  }
}

const codeByKind = {
  busy: 'unavailable:provider_busy',
  late: 'unavailable:provider_busy',
  refused: 'upstream_failed:provider_refused',
  broken: 'upstream_failed:provider_broken',
  invalid: 'upstream_failed:provider_invalid',
} as const;

export function asAppError(fault: Fault, engineTitle: string): AppError {
  if (fault.said) return fault.said;
  return new AppError(fault.isOverLimit ? 'too_many:provider' : codeByKind[fault.kind], {
    message: `${engineTitle} ${fault.words}.`,
    cause: fault,
    ...(fault.retryAfterMs === undefined
      ? {}
      : { retryAfterSeconds: Math.max(1, Math.ceil(fault.retryAfterMs / 1000)) }),
  });
}

interface FaultDetails {
  message?: unknown;
  statusCode?: number;
  responseHeaders?: Record<string, string>;
  type?: unknown;
  code?: unknown;
  data?: unknown;
  cause?: unknown;
  error?: unknown;
}

/** Whatever a provider's library threw or put into a stream. */
export function faultOf(error: unknown): Fault {
  const known = findIn(error, (one) => one instanceof Fault);
  if (known) return known as Fault;
  const blocked = findIn(error, (one) => one instanceof AppError) as AppError | undefined;
  if (blocked && isOurs(blocked))
    return new Fault(blocked.status < 500 ? 'invalid' : 'busy', 'could not', undefined, blocked);
  if (blocked)
    return new Fault(blocked.code.startsWith('url_blocked') ? 'invalid' : 'busy', 'could not be reached');
  const details = (typeof error === 'object' && error !== null ? error : {}) as FaultDetails;
  const named = namesIn(details).join(' ');
  if (/insufficient_quota|billing|credit/i.test(named)) return new Fault('refused', 'has no credit left');
  const long = tooLong(named, details);
  if (long) return long;
  if (details.statusCode !== undefined && details.statusCode >= 400)
    return byStatus(details.statusCode, details);
  if (/overloaded|rate_limit|too_many|unavailable|exhausted|429|503|529/i.test(named)) return busy(details);
  if (/auth|permission|api_key/i.test(named)) return new Fault('refused', 'rejected its key');
  if (isNetworkError(error)) return new Fault('busy', 'could not be reached');
  return new Fault('broken', 'sent an unreadable answer');
}

/** What our own models say: a pack that cannot be had, a recording that cannot be read, a voice that there is not. */
const isOurs = ({ code, status }: AppError) =>
  code.startsWith('unavailable:pack') || (status < 500 && !code.startsWith('url_blocked'));

/** A setting that was asked for and that an engine cannot do; told by our name for it. */
export function unsupported(setting: string): Fault {
  const message = 'This engine can’t do that.';
  const said = new AppError('invalid:setting', { message, issues: [{ path: setting, message }] });
  return new Fault('invalid', 'cannot do that', undefined, said);
}

const tooLongNames = /context_length|context_window|exceed_context/i;
/** Some providers say it in words alone. They are looked at, and kept nowhere. */
const tooLongWords =
  /prompt is too long|maximum context length|token count.*exceeds|exceeds the (available )?context/i;

function tooLong(named: string, details: FaultDetails): Fault | undefined {
  const { statusCode = 400 } = details;
  if (statusCode !== 400 && statusCode !== 413 && statusCode !== 422) return undefined;
  if (!tooLongNames.test(named) && !tooLongWords.test(wordsIn(details))) return undefined;
  const message = 'This is too long for the model. Shorten it, or choose an engine with a larger limit.';
  return new Fault(
    'invalid',
    'can’t handle that much text',
    undefined,
    new AppError('invalid:context_length', { message }),
  );
}

function wordsIn({ message, data }: FaultDetails): string {
  const inner = (data as { error?: { message?: unknown } } | undefined)?.error?.message;
  return [message, inner].filter((one) => typeof one === 'string').join(' ');
}

/** A refusal that names what it does not like: the name is no secret. */
function disliked({ data }: FaultDetails): Fault | undefined {
  const { code, param } = (data as { error?: { code?: unknown; param?: unknown } } | undefined)?.error ?? {};
  if (typeof param !== 'string' || !/^[\w.[\]]{1,80}$/.test(param)) return undefined;
  return /^(unsupported|invalid|unknown)_(parameter|value)$/.test(String(code))
    ? unsupported(param)
    : undefined;
}

function byStatus(status: number, details: FaultDetails): Fault {
  if (status === 401 || status === 403) return new Fault('refused', 'rejected its key');
  if (status === 402) return new Fault('refused', 'has no credit left');
  if (status === 404) return new Fault('invalid', 'doesn’t have this model');
  if (status === 400 || status === 422) return disliked(details) ?? new Fault('invalid', 'cannot do that');
  if (status === 413) return new Fault('invalid', 'can’t handle that much text');
  if (status === 408 || status === 409 || status === 429 || status >= 500) return busy(details);
  return new Fault('invalid', 'cannot do that');
}

function busy({ responseHeaders, statusCode }: FaultDetails): Fault {
  const isOverLimit = statusCode === 429;
  return new Fault('busy', 'is busy', retryAfter(responseHeaders), undefined, { isOverLimit });
}

/** Seconds or a date, as HTTP has it. */
export function retryAfter(
  headers: Record<string, string> | undefined,
  now = Date.now(),
): number | undefined {
  const given = headers?.['retry-after'];
  if (!given) return undefined;
  const wait = /^\d+(\.\d+)?$/.test(given) ? Number(given) * 1000 : Date.parse(given) - now;
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}

/** Names of the error, never its texts: `type` and `code`, wherever the provider puts them. */
function namesIn(details: FaultDetails, depth = 0): string[] {
  if (depth > 3) return [];
  const own = [details.type, details.code].filter(
    (name) => typeof name === 'string' || typeof name === 'number',
  );
  const inner = [details.data, details.error].filter(
    (one) => typeof one === 'object' && one !== null,
  ) as FaultDetails[];
  return [...own.map(String), ...inner.flatMap((one) => namesIn(one, depth + 1))];
}

function isNetworkError(error: unknown) {
  return (
    findIn(error, (one) => /^(E[A-Z]+|UND_ERR_\w+)$/.test(String((one as { code?: unknown }).code))) !==
      undefined ||
    (error instanceof Error && /cannot connect|fetch failed/i.test(error.message))
  );
}

function findIn(error: unknown, test: (one: Error) => boolean): Error | undefined {
  for (let one = error, depth = 0; one instanceof Error && depth < 6; one = one.cause, depth++)
    if (test(one)) return one;
  return undefined;
}
