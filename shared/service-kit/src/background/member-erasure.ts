import { confirmErasure } from '@datewright/contracts/account/confirm-erasure';
import { listErasures, type MemberToErase } from '@datewright/contracts/account/list-erasures';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { createServiceClient } from '../http/service-client.ts';
import { poll } from './poll.ts';

interface ErasureOptions {
  config: { ACCOUNT_URL: string; SERVICE_TOKEN: string };
  connection: Connection;
  log: Logger;
}

type EraseMember = (member: MemberToErase) => Promise<unknown>;

const pollIntervalMs = 15_000;

/** Deletes every document of the member in every collection of the service, so a new collection needs no code of its own. */
export async function eraseDocuments(connection: Connection, userId: string): Promise<void> {
  for (const model of Object.values(connection.models)) {
    // The raw collection, because a schema with another type of `_id` would throw.
    await model.collection.deleteMany({ $or: [{ userId }, { _id: userId as never }] });
  }
}

/**
 * Asks the account service which members to erase, erases them and confirms each. An erasure that is not confirmed is listed again,
 * so a service that was down catches up. May run in several processes at once.
 */
export async function eraseLeavingMembers(options: ErasureOptions, erase: EraseMember): Promise<void> {
  const call = createServiceClient({ baseUrl: options.config.ACCOUNT_URL, token: options.config.SERVICE_TOKEN });
  const { leaving } = await call(listErasures, {});
  for (const member of leaving) {
    const { userId } = member;
    await erase(member);
    await eraseDocuments(options.connection, userId);
    await call(confirmErasure, { userId });
  }
}

/** Does so every 15 seconds for as long as the process lives. */
export function startMemberErasure(options: ErasureOptions, erase: EraseMember): void {
  poll(() => eraseLeavingMembers(options, erase), {
    intervalMs: pollIntervalMs,
    log: options.log,
    failureMessage: 'who is to be erased is not known, or could not be erased',
  });
}
