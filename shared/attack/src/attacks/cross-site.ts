import { type Attack, forEachConcurrently } from '../attack.ts';
import { generateValue } from '../fuzz/build-arbitrary.ts';
import { newMember } from '../member.ts';
import { isServiceCall } from '../routes.ts';
import { buildPath } from '../send-call.ts';
import { sendRawRequest } from '../send-raw-request.ts';

const origins = (own: string): Record<string, string>[] => [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: `${own}.evil.example` },
  { origin: own, 'sec-fetch-site': 'cross-site' },
  { origin: own, 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'none' },
  { referer: `${own}/profile` },
];

/** A page of another site makes the member's browser send changes: each is refused before anything else is checked. */
export const crossSite: Attack = {
  name: 'cross-site',
  async run(environment, record) {
    const member = await newMember(environment);
    const changing = environment.routes.filter((route) => route.method !== 'GET' && !isServiceCall(route));
    await forEachConcurrently(changing, 4, async (route) => {
      const parts = { params: generateValue(route.params), query: generateValue(route.query) };
      for (const headers of origins(environment.origin)) {
        const { status, text } = await send(headers);
        record(`${route.name} answered ${status} to ${JSON.stringify(headers)}`, text.includes('cross_site_refused'));
      }
      async function send(headers: Record<string, string>) {
        return sendRawRequest(environment.origin, {
          method: route.method,
          path: buildPath(route, parts),
          headers: {
            cookie: member.cookie(),
            authorization: `Bearer ${await member.tokenFor(route.service)}`,
            'content-type': 'application/json',
            ...headers,
          },
          body: JSON.stringify(generateValue(route.body)),
        });
      }
    });
    const { text } = await member.call('account', 'GET', '/v1/account/session');
    record('the member is signed out', JSON.parse(text).user?.email === member.email);
  },
};
