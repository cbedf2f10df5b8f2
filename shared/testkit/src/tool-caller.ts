import { testOrigin } from './service-process.ts';

export interface ToolAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers are asserted on, field by field
  body: any;
  /** The code of an error. */
  error?: string;
}

/** Calls a service with JSON, as the member's browser does. */
export const createToolCaller =
  (url: string, token: string | undefined) =>
  async (method: string, path: string, body?: object): Promise<ToolAnswer> => {
    const response = await fetch(url + path, {
      method,
      headers: {
        origin: testOrigin,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    const answer = await response.json();
    return { status: response.status, body: answer, error: answer.error?.code };
  };
