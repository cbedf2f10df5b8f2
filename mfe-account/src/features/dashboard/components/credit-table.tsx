import { toolByCredit } from '@datewright/contracts/tool-lookup';
import { formatDateTime } from '@datewright/sdk/dates';
import type { Ref } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { useCreditHistory } from '../api/use-credit-history.ts';
import { describeLedgerEntry } from '../describe-ledger-entry.ts';
import { Table, TableFrame } from './plain-table.tsx';

const formatSigned = (amount: number) => (amount > 0 ? `+${amount}` : amount < 0 ? `−${Math.abs(amount)}` : '0');

interface Props {
  entries: ReturnType<typeof useCreditHistory>['entries'];
  ref: Ref<HTMLDivElement>;
}

export function CreditTable({ entries, ref }: Props) {
  const { history } = useCopy().dashboard;
  return (
    <TableFrame ref={ref} tabIndex={0} aria-label={history.title}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{history.when}</th>
            <th scope="col">{history.tool}</th>
            <th scope="col">{history.what}</th>
            <th scope="col">{history.change}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={`${entry.at}${entry.tool}${entry.kind}${entry.operationId}`}>
              <td>{formatDateTime(entry.at)}</td>
              <td>{toolByCredit(entry.tool).name}</td>
              <td>{describeLedgerEntry(entry, history)}</td>
              <td>{formatSigned(entry.amount)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableFrame>
  );
}
