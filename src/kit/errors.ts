/** Errors are thrown by stable code and mapped once, here, to a status and words. */

const statusByKind = {
  bad_request: 400,
  url_blocked: 400,
  unauthorized: 401,
  payment_required: 402,
  forbidden: 403,
  confirm_required: 403,
  not_found: 404,
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
  bad_request: 'That request could not be understood.',
  url_blocked: 'That address cannot be opened from here.',
  unauthorized: 'Please sign in first.',
  payment_required: 'You do not have enough credits for this.',
  forbidden: 'You are not allowed to do that.',
  confirm_required: 'Please confirm that it is you.',
  not_found: 'There is nothing here.',
  gone: 'This was here and has been taken down.',
  conflict: 'Someone changed this at the same time. Reload and try again.',
  too_large: 'That is too large.',
  unsupported_type: 'That kind of file is not accepted here.',
  invalid: 'Some of that is not valid.',
  unknown_field: 'The request has a field that we do not know.',
  too_many: 'Too many requests. Wait a little and try again.',
  internal: 'Something went wrong on our side. Please try again.',
  upstream_failed: 'A service we asked did not answer properly.',
  unavailable: 'This is not available for the moment. Please try again shortly.',
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
