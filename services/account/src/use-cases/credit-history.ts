import type { getCreditHistory } from '@datewright/contracts/account/get-credit-history';
import type { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors';
import type { AppContext } from '../context.ts';
import type { LedgerPlace } from '../data/credit-ledger.ts';

const linesAPage = 100;

/** A page of the member's ledger, with the lines that their books still carried. Throws `invalid_request`. */
export async function creditHistory(
  ctx: AppContext,
  userId: string,
  before?: string,
): Promise<z.output<typeof getCreditHistory.response>> {
  const place = before === undefined ? undefined : readPlace(before);
  for (const book of await ctx.books.ofUser(userId)) await ctx.ledgerWriter.write(book);
  const lines = await ctx.ledger.newest(userId, linesAPage + 1, place);
  const page = lines.slice(0, linesAPage);
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
    earlier: last && lines.length > linesAPage ? writePlace({ at: last.at, lineId: last._id }) : null,
  };
}

const writePlace = ({ at, lineId }: LedgerPlace) => Buffer.from(`${at.getTime()} ${lineId}`).toString('base64url');

function readPlace(text: string): LedgerPlace {
  const [, time, lineId] = /^(\d{1,15}) (.+)$/.exec(Buffer.from(text, 'base64url').toString()) ?? [];
  if (!time || !lineId) throw new AppError('invalid_request');
  return { at: new Date(Number(time)), lineId };
}
