import { toolByCredit } from '@datewright/contracts/tool-lookup';
import { formatDateTime } from '@datewright/sdk/dates';
import type { Ref } from 'react';
import {
  ColumnHeader,
  ResponsiveTable,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '../../../components/responsive-table.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { useCreditHistory } from '../api/use-credit-history.ts';
import { describeLedgerEntry } from '../describe-ledger-entry.ts';

function formatSigned(amount: number): string {
  const sign = amount > 0 ? '+' : amount < 0 ? '−' : '';
  return sign + Math.abs(amount).toLocaleString('en-US');
}

interface Props {
  entries: ReturnType<typeof useCreditHistory>['entries'];
  /** Takes the focus that is lost with the button below. */
  ref: Ref<HTMLTableElement>;
}

export function CreditTable({ entries, ref }: Props) {
  const { history } = useCopy().dashboard;
  return (
    <ResponsiveTable ref={ref} tabIndex={-1} aria-label={history.title}>
      <TableHead>
        <TableRow>
          {[history.when, history.tool, history.what, history.change].map((name) => (
            <ColumnHeader key={name}>{name}</ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {entries.map((entry) => (
          <TableRow key={`${entry.at}${entry.tool}${entry.kind}${entry.operationId}`}>
            <TableCell>{formatDateTime(entry.at)}</TableCell>
            <TableCell>{toolByCredit(entry.tool).name}</TableCell>
            <TableCell data-main>{describeLedgerEntry(entry, history)}</TableCell>
            <TableCell data-number>{formatSigned(entry.amount)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </ResponsiveTable>
  );
}
