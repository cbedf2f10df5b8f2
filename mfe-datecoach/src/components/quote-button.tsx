import type { Quote } from '@datewright/contracts/datecoach/quote';
import { styled } from '@datewright/sdk/styled';
import { useCopy } from '../copy/use-copy.ts';

const Quotation = styled.button.attrs({ type: 'button' })`
  background: none;
  border: 0;
  border-left: 3px solid var(--orchid);
  color: inherit;
  cursor: pointer;
  display: block;
  font-size: var(--text-14);
  min-height: var(--target);
  overflow-wrap: anywhere;
  padding: var(--space-1) var(--space-3);
  text-align: left;
  width: 100%;
  > q {
    font-style: italic;
  }
  > * {
    text-decoration: underline dotted var(--orchid);
    text-underline-offset: 0.25em;
  }
  &:hover > * {
    text-decoration-style: solid;
  }
`;

/** Shows a quote in its context, the chat or the profile. */
export type ShowQuote = (quote: Quote) => void;

interface Props {
  quote: Quote;
  /** The text above contains the quote already. */
  isQuotedAbove?: boolean;
  onShow: ShowQuote;
}

/** A quote, or only where it is from. Tapping it shows its context. */
export function QuoteButton({ quote, isQuotedAbove = false, onShow }: Props) {
  const { labels: copy } = useCopy();
  return (
    <Quotation onClick={() => onShow(quote)}>
      {isQuotedAbove ? (
        <span>{copy.source(quote)}</span>
      ) : (
        <>
          {copy.because(quote)} <q>{quote.text}</q>
        </>
      )}
    </Quotation>
  );
}
