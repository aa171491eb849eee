/** Errors are thrown by stable code and mapped once, here, to a status and words. */

const statusByKind = {
  bad_request: 400,
  url_blocked: 400,
  unauthorized: 401,
  payment_required: 402,
  forbidden: 403,
  confirm_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  invalid: 422,
  unknown_field: 422,
  too_many: 429,
  internal: 500,
  upstream_failed: 502,
  unavailable: 503,
} as const;

export type ErrorKind = keyof typeof statusByKind;
/** `not_found` or, narrower, `not_found:thread`. */
export type ErrorCode = ErrorKind | `${ErrorKind}:${string}`;

const wordsByKind: Record<ErrorKind, string> = {
  bad_request: 'Invalid request.',
  url_blocked: 'That address can’t be opened.',
  unauthorized: 'Please sign in first.',
  payment_required: 'You don’t have enough credits for this.',
  forbidden: 'You don’t have permission to do that.',
  confirm_required: 'Please confirm it’s you.',
  not_found: 'Not found.',
  method_not_allowed: 'This address doesn’t support that method.',
  gone: 'This has been removed.',
  conflict: 'Someone changed this at the same time. Reload and try again.',
  too_large: 'That’s too large.',
  unsupported_type: 'That kind of file isn’t supported.',
  invalid: 'Some fields aren’t valid.',
  unknown_field: 'The request has an unknown field.',
  too_many: 'Too many requests. Wait a moment and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  upstream_failed: 'A service we rely on isn’t responding properly.',
  unavailable: 'This isn’t available right now. Please try again shortly.',
};

export interface Issue {
  path: string;
  message: string;
}

interface Details {
  message?: string;
  issues?: Issue[];
  retryAfterSeconds?: number;
  /** What the caller needs to go on, such as the newer state that theirs collided with. */
  data?: unknown;
  cause?: unknown;
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly issues: Issue[] | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly data: unknown;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? wordsByKind[kindOf(code)], { cause: details.cause });
    this.name = 'AppError';
    this.code = code;
    this.issues = details.issues;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.data = details.data;
  }

  get status() {
    return statusByKind[kindOf(this.code)];
  }
}

export interface ErrorBody {
  error: { code: string; message: string; requestId: string; issues?: Issue[]; data?: unknown };
}

export function errorBody(error: AppError, requestId: string): ErrorBody {
  return {
    error: {
      code: error.code,
      message: error.message,
      requestId,
      ...(error.issues ? { issues: error.issues } : {}),
      ...(error.data === undefined ? {} : { data: error.data }),
    },
  };
}

function kindOf(code: ErrorCode): ErrorKind {
  return code.split(':', 1)[0] as ErrorKind;
}
