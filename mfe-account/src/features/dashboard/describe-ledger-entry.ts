import type { ledgerEntry } from '@datewright/contracts/account/get-credit-history';
import { toolByCredit } from '@datewright/contracts/tool-lookup';
import type { z } from '@datewright/sdk/zod';
import type { Copy } from '../../copy/en.ts';

type Entry = Pick<z.infer<typeof ledgerEntry>, 'tool' | 'kind' | 'purpose'>;

/** The text of a ledger line; for a charge also its purpose, if known. */
export function describeLedgerEntry(
  { tool, kind, purpose = '' }: Entry,
  { kinds, usedFor }: Copy['dashboard']['history'],
): string {
  const known = new Map(Object.entries(toolByCredit(tool).purposes)).get(purpose);
  return kind === 'charged' && known ? usedFor(known) : kinds[kind];
}
