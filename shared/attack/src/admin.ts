import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '@datewright/platform/root';
import type { AttackEnvironment } from './attack-environment.ts';
import type { KnownValues } from './fuzz/build-valid.ts';
import { type Member, newMember, signIn } from './member.ts';
import { isForAdmins, type Route } from './routes.ts';

const script = join(root, 'services/account/src/commands/grant-admin.ts');

async function createAdmin(house: AttackEnvironment): Promise<Member> {
  const { email, password } = await newMember(house);
  const env = { PATH: process.env.PATH, ...house.processes.account?.env };
  const { status, stderr } = spawnSync(process.execPath, [script, email], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  // The role is in the next token.
  return signIn(house, email, password);
}

const admins = new WeakMap<AttackEnvironment, Promise<Member>>();

/** The one admin of a house. */
export function getAdmin(house: AttackEnvironment): Promise<Member> {
  const admin = admins.get(house) ?? createAdmin(house);
  admins.set(house, admin);
  return admin;
}

/** Asks each call as whom it is for: what members are refused at the door is attacked from behind it. */
export async function chooseCaller(house: AttackEnvironment, member: Member): Promise<(route: Route) => Member> {
  const admin = await getAdmin(house);
  return (route) => (isForAdmins(route) ? admin : member);
}

let draftsByAdmin = 0;

/** What stands at the desk: a draft of its own, what came with the product, and versions of them. */
export async function listAdminValues(admin: Member): Promise<KnownValues> {
  const id = `attacked-${++draftsByAdmin}`;
  await admin.call('marketing', 'POST', '/v1/marketing/admin/posts', { id, title: 'A draft' });
  const shipped = 'seed-tinder-opening-lines';
  return { id: [id, shipped], base: [0, 1, '0', '1'], version: ['1'], title: ['A draft'], slug: ['', 'a-slug'] };
}
