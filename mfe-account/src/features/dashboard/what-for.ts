import type { ledgerEntry } from '@datewright/contracts/account/get-credit-history';
import { toolOf } from '@datewright/contracts/tool-words';
import type { z } from '@datewright/sdk/zod';
import type { Copy } from '../../copy/en.ts';

type Entry = Pick<z.infer<typeof ledgerEntry>, 'tool' | 'kind' | 'purpose'>;

/** What a line of the history says happened: of a charge also what for, where that is known. */
export function whatFor({ tool, kind, purpose = '' }: Entry, { kinds, usedFor }: Copy['dashboard']['history']): string {
  const known = new Map(Object.entries(toolOf(tool).purposes)).get(purpose);
  return kind === 'charged' && known ? usedFor(known) : kinds[kind];
}
