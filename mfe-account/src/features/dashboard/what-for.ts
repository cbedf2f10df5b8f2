import type { ledgerEntry } from '@datewright/contracts/account/get-credit-history';
import type { z } from '@datewright/sdk/zod';
import type { Copy } from '../../copy/en.ts';

type Entry = Pick<z.infer<typeof ledgerEntry>, 'kind' | 'purpose'>;

/** What a line of the history says happened: of a charge also what for, where that is known. */
export function whatFor(
  { kind, purpose = '' }: Entry,
  { kinds, purposes, usedFor }: Copy['dashboard']['history'],
): string {
  const known = Object.entries(purposes).find(([word]) => word === purpose)?.[1];
  return kind === 'charged' && known ? usedFor(known) : kinds[kind];
}
