import { join } from 'node:path';
import { root } from '@datewright/platform/root';
import type { System } from '@datewright/platform/system/system';

/** A signed-in member of the largest plan: five thousand chat credits a day, so that no measurement runs out. */
export interface BenchMember {
  email: string;
  /** The session cookie. */
  cookie: { name: string; value: string };
  /** Returns a fresh access token for one service. */
  tokenFor: (audience: string) => Promise<string>;
}

const importDemoMembers = () => import(join(root, 'services/account/src/use-cases/operations/demo-members.ts'));

/** Signs in the demo member with the largest plan. */
export async function signInMember(system: System): Promise<BenchMember> {
  const { demoMembers } = await importDemoMembers();
  return signIn(system, demoMembers.find(({ tier }: { tier: string }) => tier === 'monthly').email);
}

/** Signs in a member with the password of the demo members, by the calls that a browser makes. */
export async function signIn({ origin }: System, email: string, address = '127.0.0.1'): Promise<BenchMember> {
  const { demoPassword } = await importDemoMembers();

  async function post(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin, 'x-forwarded-for': address, ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  }

  const payload = { email, password: demoPassword };
  const answer = await post('/functions/v1/auth-service', { action: 'signInWithEmail', payload });
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(answer.headers.getSetCookie()[0] ?? '') ?? [];
  if (!value) throw new Error('The sign-in set no session cookie.');
  return {
    email,
    cookie: { name, value },
    async tokenFor(audience) {
      const token = await post('/v1/account/token', { audience }, { cookie: `${name}=${value}` });
      return (await token.json()).accessToken;
    },
  };
}
