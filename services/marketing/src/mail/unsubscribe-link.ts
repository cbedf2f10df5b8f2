import { createUnsubscribeToken } from '../rules/tokens.ts';

interface UnsubscribeContext {
  config: { PUBLIC_ORIGIN: string; NEWSLETTER_KEY: string };
}

/** Where a reader's own way out is: a page for people, and headers by RFC 8058 for their mail program. */
export function createUnsubscribeLinks({ config }: UnsubscribeContext, readerId: string) {
  const token = createUnsubscribeToken(readerId, config.NEWSLETTER_KEY);
  return {
    // Behind the hash it reaches no log of any server.
    page: `${config.PUBLIC_ORIGIN}/newsletter/leave#token=${token}`,
    headers: {
      'List-Unsubscribe': `<${config.PUBLIC_ORIGIN}/v1/marketing/newsletter/one-click?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
