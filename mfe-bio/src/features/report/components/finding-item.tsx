import { styled } from '@datewright/sdk/styled';
import { Icon, Stack, Text } from '@datewright/ui';
import { useEffect, useRef } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { findRule, hasSpan, type ReportFinding, truncateQuote } from '../lib/findings.ts';
import { StudySource } from './study-source.tsx';

const Head = styled.button`
  align-items: center;
  background: transparent;
  border: 0;
  border-radius: var(--radius-control);
  color: inherit;
  cursor: pointer;
  display: grid;
  gap: var(--space-3);
  grid-template-columns: 2.5rem minmax(0, 1fr) auto;
  min-height: var(--target);
  overflow-wrap: anywhere;
  padding: var(--space-1) var(--space-2);
  text-align: left;
  width: 100%;
  &:hover,
  &[aria-expanded='true'] {
    background: var(--surface-raised);
  }
  > svg {
    color: var(--muted);
    transition: transform var(--time-feedback);
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
`;

const Points = styled.span<{ $points: number }>`
  color: ${({ $points }) => ($points > 0 ? 'var(--good)' : $points < 0 ? 'var(--bad)' : 'var(--muted)')};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  text-align: right;
`;

const RuleText = styled.span`
  color: var(--muted);
`;

const Quote = styled.blockquote<{ $tone: 'good' | 'bad' }>`
  border-left: 3px solid var(--${({ $tone }) => $tone});
  max-width: var(--measure);
  overflow-wrap: anywhere;
  padding-left: var(--space-3);
  white-space: pre-wrap;
`;

const Body = styled(Stack)`
  padding: var(--space-2) var(--space-2) var(--space-3) calc(2.5rem + var(--space-3) + var(--space-2));
  @media (max-width: 30rem) {
    padding-left: var(--space-2);
  }
`;

interface Props {
  found: ReportFinding;
  bio: string;
  open: boolean;
  onToggle: () => void;
}

/** One finding; opened, it shows its rule, its words and the source of the rule. */
export function FindingItem({ found, bio, open, onToggle }: Props) {
  const { rules, report: copy } = useCopy();
  const rule = findRule(found.rule);
  const head = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) head.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);
  return (
    <li>
      <Head ref={head} type="button" aria-expanded={open} onClick={onToggle}>
        <Points $points={found.points}>{copy.signed(found.points)}</Points>
        <span>
          {rule ? rules[rule].name : found.rule} {hasSpan(found) && <RuleText>“{truncateQuote(bio, found)}”</RuleText>}
        </span>
        <Icon name="chevron-down" size={16} />
      </Head>
      {open && (
        <Body $gap={2}>
          {rule && <Text $size={14}>{rules[rule].rule}</Text>}
          {hasSpan(found) && (
            <Quote $tone={found.points < 0 ? 'bad' : 'good'} aria-label={copy.quote}>
              {bio.slice(found.start, found.end)}
            </Quote>
          )}
          <StudySource part={found.part} rule={rule} />
        </Body>
      )}
    </li>
  );
}
