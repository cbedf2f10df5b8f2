import type { Invoice } from '@datewright/contracts/account/list-invoices';
import { longDate, useMoney } from '@datewright/sdk/billing';
import { Badge, Row } from '@datewright/ui';
import { useBillingCopy } from '../../../copy/use-billing-copy.ts';
import { invoiceStatus } from '../invoice-words.ts';
import { BodyRows, Cell, ColumnName, FoldingTable, HeadRows, Line } from './folding-table.tsx';
import { InvoiceFiles } from './invoice-files.tsx';

/** The invoices, the newest first: a table, and on a phone one block for each. */
export function InvoiceTable({ invoices }: { invoices: Invoice[] }) {
  const { invoices: copy } = useBillingCopy().billing;
  const money = useMoney();
  return (
    <FoldingTable aria-label={copy.title}>
      <HeadRows>
        <Line>
          {[copy.date, copy.what, copy.amount, copy.status, copy.file].map((name) => (
            <ColumnName key={name}>{name}</ColumnName>
          ))}
        </Line>
      </HeadRows>
      <BodyRows>
        {invoices.map((invoice) => {
          const { word, tone } = invoiceStatus(invoice, copy, money);
          return (
            <Line key={invoice.id}>
              <Cell>{longDate(invoice.at)}</Cell>
              <Cell data-main>
                {invoice.description}
                <small>{invoice.number ?? copy.draft}</small>
              </Cell>
              <Cell data-number>{money(invoice.amount, invoice.currency)}</Cell>
              <Cell>
                <Badge $tone={tone}>{word}</Badge>
              </Cell>
              <Cell>
                <Row $gap={2}>
                  <InvoiceFiles invoice={invoice} />
                </Row>
              </Cell>
            </Line>
          );
        })}
      </BodyRows>
    </FoldingTable>
  );
}
