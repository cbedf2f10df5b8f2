import type { LineChange } from '@datewright/contracts/chatpad/mode-and-tone';
import type { Round, Suggestion } from '@datewright/contracts/chatpad/round';
import { styled } from '@datewright/sdk/styled';
import { Badge, Row, Stack, Text, TextField } from '@datewright/ui';
import { useState } from 'react';
import { gapMaxLength } from '../../../components/gap-line.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { findFirstGap, hasOneGap } from '../../../lib/gaps.ts';
import { wideQuery } from '../../../lib/wide-query.ts';
import type { SuggestionMark } from '../api/use-mark-suggestion.ts';
import { copyKeys } from '../lib/copy-keys.ts';
import { FillInHint, SuggestionCard } from './suggestion-card.tsx';

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
  sentTexts: readonly string[];
  /** What the match asked last; empty when that is not known. */
  question: string;
  /** Number keys copy its lines. */
  hasKeys: boolean;
  onMark: (suggestion: Suggestion, mark: SuggestionMark) => void;
  onSent: (suggestion: Suggestion, text: string) => void;
  /** Missing while no request can be sent. */
  onChange: ((suggestion: Suggestion, how: LineChange) => void) | undefined;
}

/** The suggestions of one request. */
export function RoundView({ round, sentTexts, question, hasKeys, onMark, onSent, onChange }: Props) {
  const { suggestions: copy, composer } = useCopy();
  const [sharedAnswer, setSharedAnswer] = useState('');
  const sharesAnswer = round.suggestions.filter(({ text }) => hasOneGap(text)).length > 1;
  const firstGap = findFirstGap(round.suggestions);
  // What can be sent as it is comes before the question.
  const asksAt = sharesAnswer ? firstGap : 0;
  const listOf = (from: number, to?: number) =>
    from !== to && (
      <SuggestionList>
        {round.suggestions.slice(from, to).map((suggestion, index) => (
          <SuggestionCard
            key={suggestion.id}
            suggestion={suggestion}
            sentTexts={sentTexts}
            explainsGaps={!sharesAnswer && from + index === firstGap}
            sharedAnswer={sharesAnswer ? sharedAnswer : undefined}
            copyKey={hasKeys ? copyKeys[from + index] : undefined}
            onCopied={() => suggestion.outcome === undefined && onMark(suggestion, { outcome: 'copied' })}
            onMark={(mark) => onMark(suggestion, mark)}
            onSent={(text) => onSent(suggestion, text)}
            onChange={onChange && ((how) => onChange(suggestion, how))}
          />
        ))}
      </SuggestionList>
    );
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
      {listOf(0, asksAt)}
      {sharesAnswer && (
        <TextField
          label={copy.sharedGap(question)}
          value={sharedAnswer}
          maxLength={gapMaxLength}
          onChange={(event) => setSharedAnswer(event.target.value)}
        />
      )}
      {listOf(asksAt)}
      {sharesAnswer && <FillInHint>{copy.fillInAll}</FillInHint>}
      <Row $gap={2}>
        <Badge $tone="ai">{copy.writtenBy(round.writtenBy)}</Badge>
        <Badge>{composer.modes[round.mode]}</Badge>
        <Badge>{composer.tones[round.tone]}</Badge>
      </Row>
    </Stack>
  );
}
