import { spawnSync } from 'node:child_process';
import { newMember, type SignedInMember } from '@datewright/testkit/member';
import { testOrigin } from '@datewright/testkit/service-process';
import { startToolEnvironment } from '@datewright/testkit/tool-environment';
import { createConnection } from 'mongoose';
import { marketingEnv } from './start-marketing.ts';

const grantAdminScript = `${__dirname}/../../../account/src/commands/grant-admin.ts`;

/** The service with the real account service. */
export async function startWithAccount(overrides: Record<string, string> = {}) {
  const { ACCOUNT_URL: _ours, ...env } = marketingEnv(overrides);
  const town = await startToolEnvironment('marketing', env);

  async function emailOf({ userId }: SignedInMember): Promise<string> {
    const { MONGODB_URI = '', MONGODB_DB = '' } = town.account.env;
    const connection = await createConnection(MONGODB_URI, { dbName: MONGODB_DB }).asPromise();
    const user = await connection.collection<{ _id: string; email: string }>('users').findOne({ _id: userId });
    await connection.close();
    return user?.email ?? '';
  }

  const grant = (...args: string[]) => {
    const env = { PATH: process.env.PATH, ...town.account.env };
    const { status, stdout, stderr } = spawnSync(process.execPath, [grantAdminScript, ...args], {
      env,
      encoding: 'utf8',
    });
    return { status, output: (stdout + stderr).trim() };
  };

  const as =
    (token: string) =>
    async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
      const response = await fetch(`${town.tool.url}/v1/marketing${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          origin: testOrigin,
          ...(body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      return { status: response.status, body: await response.json() };
    };

  return {
    town,
    grant,
    as,
    emailOf,
    async createEditor() {
      const member = await newMember(town);
      grant(await emailOf(member));
      return { member, call: as(await member.signInAgain()) };
    },
    createMember: () => newMember(town),
    stop: () => town.stop(),
  };
}
export type MarketingWithAccount = Awaited<ReturnType<typeof startWithAccount>>;
