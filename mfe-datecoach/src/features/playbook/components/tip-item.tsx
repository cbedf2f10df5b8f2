import type { Situation, Tip } from '@datewright/contracts/datecoach/strategy';
import type { Evidence } from '@datewright/contracts/evidence';
import { datingEvidence } from '@datewright/contracts/evidence';
import { styled } from '@datewright/sdk/styled';
import { Button, Icon, Text } from '@datewright/ui';
import { StudyCitation } from '@datewright/ui/study-citation';
import { useId, useState } from 'react';
import { AnnotatedText } from '../../../components/annotated-text.tsx';
import { QuoteButton, type ShowQuote } from '../../../components/quote-button.tsx';
import { SaveTipButton } from '../../../components/save-tip-button.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { TipToSave } from '../../../hooks/use-saved-tips.ts';

const Item = styled.li`
  display: grid;
  gap: var(--space-1) var(--space-2);
  grid-template-columns: minmax(0, 1fr) auto;
  overflow-wrap: anywhere;
  padding-block: var(--space-3);
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

const DetailsRow = styled.div`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  > button {
    white-space: normal;
  }
`;

const Chevron = styled.span<{ $up: boolean }>`
  display: inline-flex;
  transform: ${({ $up }) => ($up ? 'rotate(180deg)' : 'none')};
`;

const studies: ReadonlyMap<string, Evidence> = new Map(Object.entries(datingEvidence));

interface Props {
  tip: Tip | Situation;
  /** The form in which the tip is saved. */
  toSave: TipToSave;
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
export function TipItem({ tip, toSave, onShowQuote }: Props) {
  const { playbook: copy } = useCopy();
  const [isOpen, setIsOpen] = useState(false);
  const why = useId();
  const study = tip.evidence === null ? undefined : studies.get(tip.evidence);
  return (
    <Item>
      <TipText tip={tip} />
      <SaveTipButton tip={toSave} />
      <TipDetails>
        {tip.readNo && (
          <Text $size={14}>
            <strong>{copy.readNo}</strong> {tip.readNo}
          </Text>
        )}
        {tip.quote && <QuoteButton quote={tip.quote} onShow={onShowQuote} />}
        <DetailsRow>
          <Button
            variant="ghost"
            size="small"
            aria-expanded={isOpen}
            aria-controls={why}
            onClick={() => setIsOpen(!isOpen)}
          >
            {copy.why}
            <Chevron $up={isOpen}>
              <Icon name="chevron-down" size={16} />
            </Chevron>
          </Button>
        </DetailsRow>
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
