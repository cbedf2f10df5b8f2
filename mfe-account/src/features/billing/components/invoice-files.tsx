import type { Invoice } from '@datewright/contracts/account/list-invoices';
import { isPaymentUrl } from '@datewright/sdk/billing';
import { styled } from '@datewright/sdk/styled';
import { useBillingCopy } from '../copy/use-billing-copy.ts';

const FileLink = styled.a`
  align-items: center;
  display: inline-flex;
  font-weight: 600;
  min-height: 2rem;
  @media (pointer: coarse) {
    min-height: var(--target);
  }
`;

/** Links to the invoice at Stripe. */
export function InvoiceFiles({ invoice: { id, number, downloadUrl, viewUrl } }: { invoice: Invoice }) {
  const { invoices: copy } = useBillingCopy().billing;
  const name = number ?? id;
  const files = [
    { url: downloadUrl, word: copy.download, label: copy.downloadOf(name) },
    { url: viewUrl, word: copy.view, label: copy.viewOf(name) },
  ];
  return files.map(
    ({ url, word, label }) =>
      isPaymentUrl(url ?? undefined) && (
        <FileLink key={word} href={url ?? ''} target="_blank" rel="noopener noreferrer" aria-label={label}>
          {word}
        </FileLink>
      ),
  );
}
