import type { LineChange } from '@datewright/contracts/chatpad/mode-and-tone';
import type { Round, Suggestion } from '@datewright/contracts/chatpad/round';
import { styled } from '@datewright/sdk/styled';
import { Badge, Row, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { findFirstGap, hasOneGap } from '../../../lib/gaps.ts';
import { wideQuery } from '../../../lib/wide-query.ts';
import type { SuggestionMark } from '../api/use-mark-suggestion.ts';
import { SuggestionCard } from './suggestion-card.tsx';

export const SuggestionList = styled.ul`
  display: grid;
  gap: var(--space-2);
  @media ${wideQuery} {
    gap: var(--space-3);
  }
`;

interface Props {
  round: Round;
  /** What the member sent to the match. */
  sentTexts: ReadonlySet<string>;
  onMark: (suggestion: Suggestion, mark: SuggestionMark) => void;
  onSent: (suggestion: Suggestion, text: string) => void;
  /** Missing while no request can be sent. */
  onChange: ((suggestion: Suggestion, how: LineChange) => void) | undefined;
}

/** The suggestions of one request. */
export function RoundView({ round, sentTexts, onMark, onSent, onChange }: Props) {
  const { suggestions: copy, composer } = useCopy();
  const firstGap = findFirstGap(round.suggestions);
  const [sharedAnswer, setSharedAnswer] = useState('');
  const sharesAnswer = round.suggestions.filter(({ text }) => hasOneGap(text)).length > 1;
  return (
    <Stack as="article" $gap={3}>
      {round.draft && (
        <Text $tone="muted" $size={14}>
          {copy.draftWas}: {round.draft}
        </Text>
      )}
      {round.change && (
        <Text $tone="muted" $size={14}>
          {copy.changeWas[round.change.how]}: “{round.change.text}”
        </Text>
      )}
      <SuggestionList>
        {round.suggestions.map((suggestion, at) => (
          <SuggestionCard
            key={suggestion.id}
            suggestion={suggestion}
            sentTexts={sentTexts}
            explainsGaps={at === firstGap}
            sharedAnswer={sharedAnswer}
            onAnswer={sharesAnswer ? setSharedAnswer : undefined}
            onMark={(mark) => onMark(suggestion, mark)}
            onSent={(text) => onSent(suggestion, text)}
            onChange={onChange && ((how) => onChange(suggestion, how))}
          />
        ))}
      </SuggestionList>
      <Row $gap={2}>
        <Badge $tone="ai">{copy.writtenBy(round.writtenBy)}</Badge>
        <Badge>{composer.modes[round.mode]}</Badge>
        <Badge>{composer.tones[round.tone]}</Badge>
      </Row>
    </Stack>
  );
}
