import type { Situation, Tip } from '@datewright/contracts/datecoach/strategy';
import type { Evidence } from '@datewright/contracts/evidence';
import { datingEvidence } from '@datewright/contracts/evidence';
import { styled } from '@datewright/sdk/styled';
import { Button, Icon, Text } from '@datewright/ui';
import { StudyText } from '@datewright/ui/study';
import { useId, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { CheckedText } from '../../../frame/checked-text.tsx';
import { QuoteLine, type ShowQuote } from '../../../frame/quote-line.tsx';
import { Heart } from '../../../saved-tips/heart.tsx';
import type { TipToSave } from '../../../saved-tips/use-saved-tips.tsx';

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

const Said = styled.div`
  display: grid;
  gap: var(--space-1);
  padding-top: var(--space-2);
`;

const Below = styled.div`
  display: grid;
  gap: var(--space-2);
  grid-column: 1 / -1;
`;

const Line = styled.div`
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
  /** As it is saved. */
  toSave: TipToSave;
  onShowQuote: ShowQuote;
}

/** One tip: what to do, where it comes from, why it works, and how to read a no. */
export function TipItem({ tip, toSave, onShowQuote }: Props) {
  const { playbook: copy, words } = useCopy();
  const [isOpen, setIsOpen] = useState(false);
  const why = useId();
  const study = tip.evidence === null ? undefined : studies.get(tip.evidence);
  return (
    <Item>
      <Said>
        {'text' in tip ? (
          <Text>
            <CheckedText text={tip.text} toCheck={tip.toCheck} />
          </Text>
        ) : (
          <>
            <Text>
              <strong>{tip.scenario}</strong>
            </Text>
            <Text>
              <CheckedText text={tip.response} toCheck={tip.toCheck} />
            </Text>
          </>
        )}
      </Said>
      <Heart tip={toSave} />
      <Below>
        {tip.readNo && (
          <Text $size={14}>
            <strong>{copy.readNo}</strong> {tip.readNo}
          </Text>
        )}
        {tip.quote && <QuoteLine quote={tip.quote} onShow={onShowQuote} />}
        <Line>
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
          {!tip.quote && !study && (
            <Text as="span" $tone="muted" $size={14}>
              {words.general}
            </Text>
          )}
        </Line>
        <div id={why} hidden={!isOpen}>
          <Text $size={14}>{tip.why}</Text>
          {study && (
            <Text $tone="muted" $size={14}>
              <strong>{copy.study}</strong> <StudyText study={study} limit={copy.limit} />
            </Text>
          )}
        </div>
      </Below>
    </Item>
  );
}
