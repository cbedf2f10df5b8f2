import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@datewright/platform/root';
import type { AttackEnvironment } from './attack-environment.ts';
import type { KnownValues } from './fuzz/build-valid.ts';
import { type Member, newMember, signIn } from './member.ts';
import { isForAdmins, type Route } from './routes.ts';

const script = join(root, 'services/account/src/commands/grant-admin.ts');

async function createAdmin(environment: AttackEnvironment): Promise<Member> {
  const { email, password } = await newMember(environment);
  const env = { PATH: process.env.PATH, ...environment.processes.account?.env };
  const { status, stderr } = spawnSync(process.execPath, [script, email], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  // The admin role is in the next token.
  return signIn(environment, email, password);
}

const admins = new WeakMap<AttackEnvironment, Promise<Member>>();

/** One admin per environment, created at first use. */
export function getAdmin(environment: AttackEnvironment): Promise<Member> {
  const admin = admins.get(environment) ?? createAdmin(environment);
  admins.set(environment, admin);
  return admin;
}

/** Chooses who sends each call: calls that members may not make are sent by an admin. */
export async function chooseCaller(environment: AttackEnvironment, member: Member): Promise<(route: Route) => Member> {
  const admin = await getAdmin(environment);
  return (route) => (isForAdmins(route) ? admin : member);
}

let draftsByAdmin = 0;

/** Values of the blog admin: a draft of its own, the posts that ship with the product, and their versions. */
export async function listAdminValues(admin: Member): Promise<KnownValues> {
  const id = `attacked-${++draftsByAdmin}`;
  await admin.call('marketing', 'POST', '/v1/marketing/admin/posts', { id, title: 'A draft' });
  const shipped = 'seed-tinder-opening-lines';
  return { id: [id, shipped], base: [0, 1, '0', '1'], version: ['1'], title: ['A draft'], slug: ['', 'a-slug'] };
}
