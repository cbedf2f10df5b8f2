interface Details {
  code?: string;
  param?: string;
  decline_code?: string;
  payment_intent?: unknown;
  payment_method?: unknown;
}

export class StripeError extends Error {
  readonly status: number;
  readonly type: string;
  readonly details: Details;

  constructor(status: number, type: string, message: string, details: Details = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  toBody(requestId: string) {
    return {
      error: {
        type: this.type,
        message: this.message,
        ...this.details,
        request_log_url: `https://dashboard.stripe.com/test/workbench/logs?object=${requestId}`,
      },
    };
  }
}

export const invalidRequest = (message: string, param?: string, code?: string) =>
  new StripeError(400, 'invalid_request_error', message, { ...(code && { code }), ...(param && { param }) });

/** `No such customer: 'cus_1'`: 404 for an object in the path, 400 for one named in a parameter. */
export const noSuchObject = (what: string, id: string, param = 'id') =>
  new StripeError(param === 'id' ? 404 : 400, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param,
  });

export const cardError = (message: string, code: string, details: Details = {}) =>
  new StripeError(402, 'card_error', message, { code, ...details });

/** Throws when an object that the caller named does not exist. */
export function requireFound<Item>(item: Item | undefined, what: string, id: string, param = 'id'): Item {
  if (item === undefined) throw noSuchObject(what, id, param);
  return item;
}
