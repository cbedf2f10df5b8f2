import { confirmErasure } from '@datewright/contracts/account/confirm-erasure';
import { listErasures, type MemberToErase } from '@datewright/contracts/account/list-erasures';
import type { Connection } from 'mongoose';
import type { Logger } from 'pino';
import { createServiceClient } from './http/service-client.ts';

/** What a tool knows to do with all that it keeps of one member. */
export interface MemberData<Context> {
  /** Everything of the member, part by part, as they may take it along. */
  collect: (ctx: Context, userId: string) => Promise<Record<string, unknown>>;
  /** Stops work and removes what no `userId` names (files, pictures). What names one is removed by the kit after it. */
  erase: (ctx: Context, userId: string) => Promise<unknown>;
}

interface ErasureOptions {
  config: { ACCOUNT_URL: string; SERVICE_TOKEN: string };
  connection: Connection;
  log: Logger;
}

type EraseMember = (member: MemberToErase) => Promise<unknown>;

/** Milliseconds between two looks. */
const pollIntervalMs = 15_000;

/** Removes every document of the member's, in every collection that the service has: also in one that comes later. */
export async function eraseDocuments(connection: Connection, userId: string): Promise<void> {
  for (const model of Object.values(connection.models)) {
    // Past the schemas: an id of another kind is no error, there is just nothing.
    await model.collection.deleteMany({ $or: [{ userId }, { _id: userId as never }] });
  }
}

/**
 * Asks the account service whom to erase, erases them, and says so; until it was said, it is asked for again: a service
 * that was away does it when it is back. May run in several processes at once.
 */
export async function eraseLeavingMembers(parts: ErasureOptions, erase: EraseMember): Promise<void> {
  const call = createServiceClient({ baseUrl: parts.config.ACCOUNT_URL, token: parts.config.SERVICE_TOKEN });
  const { leaving } = await call(listErasures, {});
  for (const member of leaving) {
    const { userId } = member;
    await erase(member);
    await eraseDocuments(parts.connection, userId);
    await call(confirmErasure, { userId });
  }
}

/** Does so now, and again and again as long as the process lives. */
export function startMemberErasure(parts: ErasureOptions, erase: EraseMember): void {
  let isSilent = false;
  const round = () =>
    eraseLeavingMembers(parts, erase).then(
      () => {
        isSilent = false;
      },
      (err) => {
        if (!isSilent) parts.log.warn({ err }, 'who is to be erased is not known, or could not be erased');
        isSilent = true;
      },
    );
  const again = () => void round().finally(() => setTimeout(again, pollIntervalMs).unref());
  again();
}
