import { randomUUID } from 'node:crypto';
import { chatpadToken } from './account-service.ts';
import { send } from './browser.ts';

interface Who {
  userId: string;
  sessionId: string;
}

const fingerprint = 'fingerprint-of-a-request';

/** The credit calls as a tool's service makes them. */
export function creditDesk(url: string, token = chatpadToken) {
  const call = (name: string, body: object) =>
    send(`${url}/internal/credits/${name}`, { headers: { authorization: `Bearer ${token}` }, body });
  return {
    check: ({ userId, sessionId }: Who, tool = 'chatpad') => call('check', { userId, sessionId, tool }),
    reserve: ({ userId, sessionId }: Who, operationId: string = randomUUID(), other: object = {}) =>
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
    commit: ({ userId }: Who, operationId: string, deadline?: number) =>
      call('commit', { userId, operationId, deadline }),
    release: ({ userId }: Who, operationId: string) => call('release', { userId, operationId }),
  };
}
