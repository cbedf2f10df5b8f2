import type { ledgerEntry } from '@datewright/contracts/account/get-credit-history';
import { formatDateTime } from '@datewright/sdk/dates';
import type { z } from '@datewright/sdk/zod';

type Entry = z.infer<typeof ledgerEntry>;

const describeUse = ({ at, tool, kind, purpose }: Entry) => [formatDateTime(at), tool, kind, purpose].join();

/** One line for charges in a row that read the same, such as the photos of one analysis. */
export function groupCharges(entries: Entry[]): Entry[] {
  const lines: Entry[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last?.kind === 'charged' && describeUse(last) === describeUse(entry))
      lines[lines.length - 1] = { ...last, amount: last.amount + entry.amount };
    else lines.push(entry);
  }
  return lines;
}
