/** Our errors as OpenAI writes them: its statuses, types and codes, and the name of the parameter that is meant. */
import type { AppError } from '#kit/errors.ts';

interface Meant {
  status?: AppError['status'];
  type?: string;
  code: string;
  param?: string;
}

/** By the whole code first, then by its kind. */
const meanings: Record<string, Meant> = {
  'unauthorized:key': { code: 'invalid_api_key' },
  unauthorized: { code: 'invalid_api_key' },
  payment_required: { type: 'insufficient_quota', code: 'insufficient_quota' },
  forbidden: { code: 'insufficient_permissions' },
  'not_found:engine': { code: 'model_not_found', param: 'model' },
  not_found: { code: 'not_found' },
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
  const body = {
    error: {
      message:
        param && issue && error.message === issue.message && !error.message.includes(param)
          ? `${param}: ${error.message}`
          : error.message,
      type: meant?.type ?? (status < 500 ? 'invalid_request_error' : 'server_error'),
      param,
      code: meant?.code ?? 'server_error',
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
