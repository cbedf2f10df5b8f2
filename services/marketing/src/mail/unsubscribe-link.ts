import type { RotatingKey } from '@datewright/service-kit/config';
import { createUnsubscribeToken } from '../rules/unsubscribe-token.ts';

interface UnsubscribeContext {
  config: { PUBLIC_ORIGIN: string; NEWSLETTER_KEY: RotatingKey };
}

/** A page for people, and the headers of RFC 8058 for one-click unsubscribe in mail programs. */
export function createUnsubscribeLinks({ config }: UnsubscribeContext, subscriberId: string) {
  const token = createUnsubscribeToken(subscriberId, config.NEWSLETTER_KEY);
  return {
    // A fragment is not sent to servers, so the token reaches no access log.
    page: `${config.PUBLIC_ORIGIN}/newsletter/leave#token=${token}`,
    headers: {
      'List-Unsubscribe': `<${config.PUBLIC_ORIGIN}/v1/marketing/newsletter/one-click?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
