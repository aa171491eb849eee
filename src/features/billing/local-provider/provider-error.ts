/** A refusal in the provider's own words. */
export class LocalProviderError extends Error {
  readonly status: number;
  readonly error: { type: string; code?: string; decline_code?: string; message: string; param?: string };

  constructor(status: number, error: LocalProviderError['error']) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export const wrongInput = (message: string, param?: string) =>
  new LocalProviderError(400, { type: 'invalid_request_error', message, ...(param ? { param } : {}) });
