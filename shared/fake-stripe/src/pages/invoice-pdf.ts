import { formatDate, formatMoney } from '../engine/format.ts';
import type { Invoice } from '../store/stripe-objects.ts';
import { type PdfLine, writePdf } from './pdf.ts';

export function invoicePdf(invoice: Invoice): Buffer {
  const amount = (value: number) => formatMoney(value, invoice.currency);
  const lines: PdfLine[] = [
    { text: 'Invoice', x: 50, y: 70, size: 22, bold: true },
    { text: 'TEST MODE: sandbox, no money moves', x: 360, y: 70, size: 9 },
    { text: `Invoice number ${invoice.number ?? invoice.id}`, x: 50, y: 100 },
    { text: `Date of issue ${formatDate(invoice.created)}`, x: 50, y: 115 },
    { text: 'Datewright', x: 50, y: 150, bold: true },
    { text: 'Bill to', x: 300, y: 150, bold: true },
    { text: invoice.customer_name ?? '', x: 300, y: 165 },
    { text: invoice.customer_email ?? '', x: 300, y: 180 },
    { text: `${amount(invoice.amount_due)} (${invoice.status})`, x: 50, y: 225, size: 16, bold: true },
    { text: 'Description', x: 50, y: 265, bold: true },
    { text: 'Amount', x: 470, y: 265, bold: true },
  ];
  let y = 285;
  for (const line of invoice.lines.data) {
    lines.push({ text: line.description ?? '', x: 50, y }, { text: amount(line.amount), x: 470, y });
    lines.push({
      text: `${formatDate(line.period.start)} to ${formatDate(line.period.end)}`,
      x: 50,
      y: y + 13,
      size: 8,
    });
    y += 34;
  }
  const sums: [string, number][] = [
    ['Total', invoice.total],
    ...(invoice.starting_balance === 0 ? [] : ([['Credit used', invoice.starting_balance]] as [string, number][])),
    ['Amount due', invoice.amount_due],
    ['Amount paid', invoice.amount_paid],
  ];
  for (const [at, [text, value]] of sums.entries()) {
    lines.push({ text, x: 370, y: y + 16 * at, bold: true }, { text: amount(value), x: 470, y: y + 16 * at });
  }
  return writePdf(lines);
}
