import type { Attack } from '../attack.ts';
import { newAddress } from '../member.ts';
import { sendRawRequest } from '../send-raw-request.ts';

const foreignUrl = 'https://evil.example/win';
const names = [
  'next',
  'returnTo',
  'returnPath',
  'redirect',
  'redirect_to',
  'redirect_uri',
  'return_url',
  'url',
  'state',
];
const paths = [
  '//evil.example',
  '/\\evil.example',
  '/%5cevil.example',
  '/.evil.example',
  '//evil.example/%2f..',
  `/${foreignUrl}`,
];
const pages = ['/', '/login', '/auth/callback', '/v1/account/google', '/v1/account/google/callback'];

/** Redirects lead only to the product itself or to the configured Google. */
export const openRedirects: Attack = {
  name: 'open redirects',
  async run({ origin, processes }, record) {
    const google = processes.account?.env.GOOGLE_AUTHORIZE_URL ?? 'none';
    async function look(path: string, headers: Record<string, string>) {
      const all = { accept: 'text/html', 'x-forwarded-for': newAddress(), ...headers };
      const { status, headers: got, text } = await sendRawRequest(origin, { method: 'GET', path, headers: all });
      const to = got.location ?? '';
      const ours = to === '' || to.startsWith(`${origin}/`) || to === origin || /^\/(?![/\\])/.test(to);
      const toGoogle =
        to.startsWith(`${google}?`) && new URL(to).searchParams.get('redirect_uri')?.startsWith(`${origin}/`);
      const safe = status > 0 && status < 500 && (ours || toGoogle === true) && !text.includes(`"${foreignUrl}`);
      record(`${path} ${JSON.stringify(headers)} led to ${to || status}`, safe);
    }
    for (const page of pages)
      for (const name of names) await look(`${page}?${name}=${encodeURIComponent(foreignUrl)}`, {});
    for (const path of [...pages, ...paths]) {
      await look(path, {});
      await look(path, { host: 'evil.example' });
      await look(path, {
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        forwarded: 'host=evil.example',
      });
    }
  },
};
