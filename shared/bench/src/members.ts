import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import type { BenchSystem } from './bench-system.ts';
import { type BenchMember, signIn } from './member.ts';

/** Another member like the one of the bench: same plan, same password. */
export interface AddedMember {
  userId: string;
  email: string;
  /** An address of their own, for the limits by address. */
  address: string;
}

/** Copies the bench's member, without the subscription at Stripe. */
export async function addMember({ member }: BenchSystem, account: Connection, number: number): Promise<AddedMember> {
  const users = account.collection<{ _id: string; email?: string; billing?: object }>('users');
  const { billing: _, ...template } = (await users.findOne({ email: member.email })) ?? {};
  const userId = randomUUID();
  const email = `bench-${number}-${userId.slice(0, 8)}@example.com`;
  await users.insertOne({ ...template, _id: userId, email });
  return { userId, email, address: `10.0.${number >> 8}.${number & 255}` };
}

export const signInAddedMember = ({ system }: BenchSystem, { email, address }: AddedMember): Promise<BenchMember> =>
  signIn(system, email, address);
