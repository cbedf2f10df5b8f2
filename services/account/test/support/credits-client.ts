import { randomUUID } from 'node:crypto';
import { chatpadToken } from './account-service.ts';
import { send } from './browser.ts';

interface Caller {
  userId: string;
  sessionId: string;
}

const fingerprint = 'fingerprint-of-a-request';

/** The credit calls, as the service of a tool makes them. */
export function createCreditsClient(url: string, token = chatpadToken) {
  const call = (name: string, body: object) =>
    send(`${url}/internal/credits/${name}`, { headers: { authorization: `Bearer ${token}` }, body });
  return {
    check: ({ userId, sessionId }: Caller, tool = 'chatpad') => call('check', { userId, sessionId, tool }),
    reserve: ({ userId, sessionId }: Caller, operationId: string = randomUUID(), other: object = {}) =>
      call('reserve', {
        userId,
        sessionId,
        tool: 'chatpad',
        amount: 1,
        operationId,
        fingerprint,
        holdSeconds: 60,
        ...other,
      }),
    commit: ({ userId }: Caller, operationId: string, deadline?: number) =>
      call('commit', { userId, operationId, deadline }),
    release: ({ userId }: Caller, operationId: string) => call('release', { userId, operationId }),
  };
}
