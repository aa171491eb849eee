/** Our errors as OpenAI writes them: its statuses, types and codes, and the name of the parameter that is meant. */
import { AppError } from '#kit/errors.ts';

/** Everything under this address speaks OpenAI's protocol, what does not exist there too. */
export const openAiRoot = '/v1';
/** In any letter case: a program that misspells it still reads only this protocol's errors. */
export const isOpenAiPath = (path: string) => /^\/v1(?:\/|$)/i.test(path);

export const unknownUrl = (method: string, path: string) =>
  new AppError('not_found:url', {
    message: `Unknown request URL: ${method} ${path.slice(0, 200)}. See /api-docs for what exists.`,
  });

/** `allowed`: the methods that the address does know. */
export const wrongMethod = (method: string, path: string, allowed: readonly string[]) =>
  new AppError('method_not_allowed', {
    message: `Not allowed to ${method} on ${path.slice(0, 200)}. Use ${allowed.join(' or ')}.`,
  });

interface Meant {
  status?: AppError['status'];
  type?: string;
  code: string;
  param?: string;
  /** What to do, after what is wrong. */
  hint?: string;
}

/** By the whole code first, then by its kind. */
const meanings: Record<string, Meant> = {
  'unauthorized:key': { code: 'invalid_api_key' },
  unauthorized: { code: 'invalid_api_key' },
  payment_required: { type: 'insufficient_quota', code: 'insufficient_quota' },
  forbidden: { code: 'insufficient_permissions' },
  'not_found:engine': {
    code: 'model_not_found',
    param: 'model',
    hint: 'GET /v1/models lists those that exist.',
  },
  'not_found:url': { code: 'unknown_url' },
  not_found: { code: 'not_found' },
  method_not_allowed: { code: 'method_not_supported' },
  conflict: { code: 'conflict' },
  gone: { code: 'not_found' },
  unsupported_type: { code: 'unsupported_media_type' },
  'invalid:setting': { status: 400, code: 'unsupported_parameter' },
  'invalid:engine': { status: 400, code: 'unsupported_model', param: 'model' },
  'invalid:context_length': { status: 400, code: 'context_length_exceeded' },
  'invalid:previous_response': {
    status: 400,
    code: 'previous_response_not_found',
    param: 'previous_response_id',
  },
  invalid: { status: 400, code: 'invalid_value' },
  unknown_field: { status: 400, code: 'unknown_parameter' },
  bad_request: { code: 'invalid_request' },
  too_large: { code: 'request_too_large' },
  too_many: { type: 'requests', code: 'rate_limit_exceeded' },
  unavailable: { code: 'service_unavailable' },
  upstream_failed: { code: 'upstream_error' },
};

export function openAiError(error: AppError, requestId: string) {
  const meant = meanings[error.code] ?? meanings[error.code.split(':')[0]!];
  const status = meant?.status ?? error.status;
  const issue = error.issues?.[0];
  const param = meant?.param ?? (issue ? paramOf(issue) : null);
  const message =
    param && issue && error.message === issue.message && !error.message.includes(param)
      ? `${param}: ${error.message}`
      : error.message;
  const body = {
    error: {
      message: meant?.hint ? `${message} ${meant.hint}` : message,
      type: meant?.type ?? (status < 500 ? 'invalid_request_error' : 'server_error'),
      param,
      code: meant?.code ?? (status < 500 ? 'invalid_request' : 'server_error'),
      requestId,
    },
  };
  return [body, status] as const;
}

/** `messages.0.content` as `messages[0].content`; of a field that is not known its own name. */
function paramOf({ path, message }: { path: string; message: string }): string | null {
  const [, unknown] = /^Unrecognized keys?: "([^"]+)"/.exec(message) ?? [];
  const whole = [path, unknown].filter(Boolean).join('.');
  return whole.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]') || null;
}
