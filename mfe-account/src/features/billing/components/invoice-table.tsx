import type { Invoice } from '@datewright/contracts/account/list-invoices';
import { useFormatMoney } from '@datewright/sdk/billing';
import { formatLongDate } from '@datewright/sdk/dates';
import { Badge, Row } from '@datewright/ui';
import {
  ColumnHeader,
  ResponsiveTable,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '../../../components/responsive-table.tsx';
import { useBillingCopy } from '../copy/use-billing-copy.ts';
import { toInvoiceStatus } from '../invoice-status.ts';
import { InvoiceFiles } from './invoice-files.tsx';

/** Invoices, newest first: a table, or one block each on a phone. */
export function InvoiceTable({ invoices }: { invoices: Invoice[] }) {
  const { invoices: copy } = useBillingCopy().billing;
  const money = useFormatMoney();
  return (
    <ResponsiveTable aria-label={copy.title}>
      <TableHead>
        <TableRow>
          {[copy.date, copy.what, copy.amount, copy.status, copy.file].map((name) => (
            <ColumnHeader key={name}>{name}</ColumnHeader>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {invoices.map((invoice) => {
          const { word, tone } = toInvoiceStatus(invoice, copy, money);
          return (
            <TableRow key={invoice.id}>
              <TableCell>{formatLongDate(invoice.at)}</TableCell>
              <TableCell data-main>
                {invoice.description}
                <small>{invoice.number ?? copy.draft}</small>
              </TableCell>
              <TableCell data-number>{money(invoice.amount, invoice.currency)}</TableCell>
              <TableCell>
                <Badge $tone={tone}>{word}</Badge>
              </TableCell>
              <TableCell>
                <Row $gap={2}>
                  <InvoiceFiles invoice={invoice} />
                </Row>
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </ResponsiveTable>
  );
}
