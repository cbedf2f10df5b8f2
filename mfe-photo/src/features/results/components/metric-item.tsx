import type { Area } from '@datewright/contracts/photo/area';
import type { Measurement } from '@datewright/contracts/photo/photo-metrics';
import { photoRules } from '@datewright/contracts/photo/rules';
import { styled } from '@datewright/sdk/styled';
import { Badge, Icon, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { getRating } from '../../../lib/photo-verdict.ts';
import { AreaCloseup } from './area-closeup.tsx';
import { RuleSource } from './rule-source.tsx';

const Head = styled.button`
  align-items: center;
  background: none;
  border: 0;
  border-radius: var(--radius-control);
  cursor: pointer;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  min-height: var(--target);
  padding: var(--space-1) var(--space-2);
  text-align: left;
  width: 100%;
  &:hover,
  &[aria-expanded='true'] {
    background: var(--surface-raised);
  }
  > :first-child {
    flex: 1 1 5rem;
  }
  /* The value is below its name. */
  > :nth-child(2) {
    flex-basis: 100%;
    order: 1;
  }
`;

const Body = styled(Stack).attrs({ $gap: 2 })`
  padding: var(--space-2);
`;

const tones = { good: 'good', careful: 'careful', bad: 'bad', unsure: 'neutral' } as const;

interface Props {
  fact: Measurement;
  thumbnail: string;
  /** Highlights an area of the photo; null removes the highlight. */
  onMark: (area: Area | null) => void;
}

/** One metric: its value, its threshold, advice, and the source of its rule. */
export function MetricItem({ fact, thumbnail, onMark }: Props) {
  const { facts, results: copy } = useCopy();
  const [open, setOpen] = useState(false);
  const { id, value, verdict, area } = fact;
  const rating = getRating(fact);
  const words = facts.words[id];
  const isKnown = verdict !== 'unsure';
  return (
    <li>
      <Head
        type="button"
        aria-expanded={open}
        onClick={() => {
          setOpen(!open);
          onMark(open ? null : area);
        }}
        onFocus={() => onMark(area)}
        onBlur={() => onMark(null)}
        onPointerEnter={() => onMark(area)}
        onPointerLeave={() => open || onMark(null)}
      >
        <span>{words.name}</span>
        <Text as="span" $tone="muted" $size={14}>
          {isKnown ? words.value(value) : copy.unsure}
        </Text>
        <Badge $tone={tones[rating]}>{copy.ratings[rating]}</Badge>
        <Icon name="chevron-down" size={16} />
      </Head>
      {open && (
        <Body>
          {area && <AreaCloseup thumbnail={thumbnail} area={area} />}
          <Text $size={14}>{copy.threshold(facts.good(id))}</Text>
          {verdict !== 'good' && isKnown && <Text $size={14}>{words.todo}</Text>}
          <RuleSource study={photoRules[id].study} />
        </Body>
      )}
    </li>
  );
}
