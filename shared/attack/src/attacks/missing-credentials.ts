import { type Attack, forEachConcurrently } from '../attack.ts';
import { generateValue } from '../fuzz/build-arbitrary.ts';
import { newMember } from '../member.ts';
import { isPublic } from '../routes.ts';
import { sendCall } from '../send-call.ts';

/** Every call that needs credentials refuses callers with none, or with made-up ones. */
export const missingCredentials: Attack = {
  name: 'strangers',
  async run(environment, record) {
    const member = await newMember(environment);
    const chatpadToken = await member.tokenFor('chatpad');
    const madeUp: Record<string, string>[] = [
      { cookie: '', authorization: '', 'stripe-signature': '' },
      { cookie: '__Host-session_id=made-up', authorization: 'Bearer made-up', 'stripe-signature': 't=1,v1=00' },
      { authorization: `Bearer ${chatpadToken.slice(0, -4)}AAAA`, 'stripe-signature': 'v1=' },
      // A token of another service, and a member's token in place of a service's.
      { authorization: `Bearer ${chatpadToken}`, 'stripe-signature': '', cookie: chatpadToken },
    ];
    const routes = environment.routes.filter(({ audience }) => audience !== 'open');
    await forEachConcurrently(routes, 4, async (route) => {
      const parts = {
        params: generateValue(route.params),
        query: generateValue(route.query),
        body: generateValue(route.body),
      };
      // The token is valid for its own service.
      const tries = madeUp.slice(0, route.service === 'chatpad' && route.audience === 'member' ? 3 : 4);
      for (const headers of tries) {
        const { status, text } = await sendCall(environment, route, { ...parts, headers });
        // An unsubscribe link needs no sign-in; a made-up one gets the same answer and unsubscribes nobody.
        const isLeaving = route.name.endsWith(' oneClickUnsubscribe') && text === '{"success":true}';
        const refused = status === 401 || (route.audience === 'vendor' && status === 400) || isLeaving;
        record(`${route.name} answered ${status} to a stranger: ${text.slice(0, 80)}`, refused);
      }
      if (isPublic(route)) return;
      const { method, path } = route;
      const { status } = await member.send({
        method,
        path,
        body: '{}',
        headers: { 'content-type': 'application/json' },
      });
      record(`${path} is reached through the edge: ${status}`, status === 404);
    });
  },
};
