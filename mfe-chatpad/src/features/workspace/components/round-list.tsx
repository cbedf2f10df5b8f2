import type { Round, Suggestion } from '@datewright/contracts/chatpad/round';
import { Button, Stack, Text } from '@datewright/ui';
import type { ReactNode } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { findQuestion } from '../../conversation/lib/find-question.ts';
import { useEarlierRounds } from '../../matches/api/use-earlier-rounds.ts';
import type { SuggestionMark } from '../../suggestions/api/use-mark-suggestion.ts';
import { RoundView } from '../../suggestions/components/round-view.tsx';
import { Disclosure } from './workspace-layout.tsx';
import { useDraft, useSending } from './workspace-provider.tsx';

interface Props {
  /** The newest first. */
  rounds: Round[];
  /** A request to change a line can be sent. */
  canSend: boolean;
  onMark: (suggestion: Suggestion, mark: SuggestionMark) => void;
  onSent: (suggestion: Suggestion, text: string) => void;
  /** Shown below the newest round. */
  children: ReactNode;
}

/** All suggestions for this match. Another set for the same message stays; what was written before it is folded. */
export function RoundList({ rounds, canSend, onMark, onSent, children }: Props) {
  const { suggestions: copy } = useCopy();
  const { match, fields } = useDraft();
  const { request, sendChange } = useSending();
  const earlier = useEarlierRounds(match?.id ?? null);
  const [newest, ...older] = rounds;
  const isUsed = (round: Round) => round.createdAt < (match?.lastMessageAt ?? '');
  const used = older.filter(isUsed);
  const sentTexts = fields.messages.filter(({ sender }) => sender === 'user').map(({ content }) => content);
  const show = (round: Round) => (
    <RoundView
      key={round.id}
      round={round}
      sentTexts={sentTexts}
      question={round === newest ? findQuestion(fields.messages) : ''}
      hasKeys={round === newest && request.suggestions.length === 0}
      onMark={onMark}
      onSent={onSent}
      onChange={canSend ? ({ id }, how) => sendChange(round, { suggestionId: id, how }) : undefined}
    />
  );
  return (
    <>
      {newest && show(newest)}
      {children}
      {older.filter((round) => !isUsed(round)).map(show)}
      {(used.length > 0 || earlier.load) && (
        <Disclosure>
          <summary>{copy.used}</summary>
          <Stack>
            {used.map(show)}
            {earlier.load && (
              <Button variant="secondary" busy={earlier.isLoading} onClick={earlier.load}>
                {copy.earlier}
              </Button>
            )}
            {earlier.hasFailed && <Text role="alert">{copy.earlierFailed}</Text>}
          </Stack>
        </Disclosure>
      )}
    </>
  );
}
