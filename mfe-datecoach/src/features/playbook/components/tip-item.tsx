import type { Situation, Tip } from '@datewright/contracts/datecoach/strategy';
import type { Evidence } from '@datewright/contracts/evidence';
import { datingEvidence } from '@datewright/contracts/evidence';
import { styled } from '@datewright/sdk/styled';
import { Button, Icon, IconButton, Text } from '@datewright/ui';
import { StudyCitation } from '@datewright/ui/study-citation';
import { useId, useState } from 'react';
import { AnnotatedText } from '../../../components/annotated-text.tsx';
import { QuoteButton, type ShowQuote } from '../../../components/quote-button.tsx';
import { SaveTipButton } from '../../../components/save-tip-button.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { TipToSave } from '../../../hooks/use-saved-tips.ts';
import { getTipText } from '../lib/section-parts.ts';

const Item = styled.li`
  display: grid;
  gap: var(--space-1) var(--space-2);
  grid-template-columns: minmax(0, 1fr) auto;
  overflow-wrap: anywhere;
  padding-block: var(--space-3);
  /* Text twice as large on a phone: beside buttons, a line would be one word. */
  @media (max-width: 16rem) {
    grid-template-columns: minmax(0, 1fr);
  }
  & + & {
    border-top: 1px solid var(--hairline);
  }
`;

const TipBody = styled.div`
  display: grid;
  gap: var(--space-1);
  padding-top: var(--space-2);
`;

const TipDetails = styled.div`
  display: grid;
  gap: var(--space-2);
  grid-column: 1 / -1;
`;

/** Below each other on a phone, where the text needs its width. */
const Acts = styled.div`
  display: flex;
  flex-direction: column;
  @media (min-width: 40rem), (max-width: 16rem) {
    align-items: start;
    flex-direction: row-reverse;
    justify-content: flex-end;
  }
`;

const studies: ReadonlyMap<string, Evidence> = new Map(Object.entries(datingEvidence));

interface Props {
  tip: Tip | Situation;
  /** The form in which the tip is saved. */
  toSave: TipToSave;
  /** The first tip says what the icon of the others means. */
  isFirst: boolean;
  onShowQuote: ShowQuote;
}

/** What to do, or a situation and how to answer it. */
function TipText({ tip }: Pick<Props, 'tip'>) {
  return (
    <TipBody>
      {'text' in tip ? (
        <Text>
          <AnnotatedText text={tip.text} toCheck={tip.toCheck} />
        </Text>
      ) : (
        <>
          <Text>
            <strong>{tip.scenario}</strong>
          </Text>
          <Text>
            <AnnotatedText text={tip.response} toCheck={tip.toCheck} />
          </Text>
        </>
      )}
    </TipBody>
  );
}

/** One tip: what to do, which quote it is based on, why it works, and how to read a no. */
export function TipItem({ tip, toSave, isFirst, onShowQuote }: Props) {
  const { playbook: copy } = useCopy();
  const [isOpen, setIsOpen] = useState(false);
  const why = useId();
  const study = tip.evidence === null ? undefined : studies.get(tip.evidence);
  const toggle = { 'aria-expanded': isOpen, 'aria-controls': why, onClick: () => setIsOpen(!isOpen) };
  return (
    <Item>
      <TipText tip={tip} />
      <Acts>
        <SaveTipButton tip={toSave} />
        {!isFirst && <IconButton icon="chevron-down" label={copy.why} {...toggle} />}
      </Acts>
      <TipDetails>
        {tip.readNo && (
          <Text $size={14}>
            <strong>{copy.readNo}</strong> {tip.readNo}
          </Text>
        )}
        {tip.quote && (
          <QuoteButton
            quote={tip.quote}
            isQuotedAbove={getTipText(tip).includes(tip.quote.text)}
            onShow={onShowQuote}
          />
        )}
        {isFirst && (
          <div>
            <Button variant="ghost" size="small" {...toggle}>
              <Icon name="chevron-down" size={16} />
              {copy.why}
            </Button>
          </div>
        )}
        <div id={why} hidden={!isOpen}>
          <Text $size={14}>{tip.why}</Text>
          {study && (
            <Text $tone="muted" $size={14}>
              <strong>{copy.study}</strong> <StudyCitation study={study} limit={copy.limit} />
            </Text>
          )}
        </div>
      </TipDetails>
    </Item>
  );
}
