import type { getCreditHistory } from '@datewright/contracts/account/get-credit-history';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';
import type { CreditsContext } from '../../context.ts';
import type { LedgerCursor } from '../../data/credits/credit-ledger-repository.ts';

const pageSize = 100;

/** One page of the member's ledger, including pending lines. Throws `invalid_request` for a bad cursor. */
export async function listCreditHistory(
  ctx: CreditsContext,
  userId: string,
  before?: string,
): Promise<z.output<typeof getCreditHistory.response>> {
  const place = before === undefined ? undefined : decodeCursor(before);
  for (const account of await ctx.creditAccounts.findByUser(userId)) await ctx.ledgerWriter.write(account);
  const lines = await ctx.creditLedger.findNewest(userId, pageSize + 1, place);
  const page = lines.slice(0, pageSize);
  const last = page.at(-1);
  return {
    entries: page.map(({ at, tool, kind, amount, operationId, purpose }) => ({
      at: at.toISOString(),
      tool,
      kind,
      amount,
      operationId,
      ...(purpose && { purpose }),
    })),
    earlier: last && lines.length > pageSize ? encodeCursor({ at: last.at, lineId: last._id }) : null,
  };
}

const encodeCursor = ({ at, lineId }: LedgerCursor) => Buffer.from(`${at.getTime()} ${lineId}`).toString('base64url');

function decodeCursor(text: string): LedgerCursor {
  const [, time, lineId] = /^(\d{1,15}) (.+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (!time || !lineId) throw new AppError('invalid_request');
  return { at: new Date(Number(time)), lineId };
}
