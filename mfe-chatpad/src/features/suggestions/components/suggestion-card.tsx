import { type LineChange, lineChange } from '@datewright/contracts/chatpad/mode-and-tone';
import type { Suggestion, SuggestionOutcome } from '@datewright/contracts/chatpad/round';
import { type EvidenceId, evidence } from '@datewright/contracts/evidence';
import { useHasRoute } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { writingProfilePath } from '@datewright/sdk/writing-profile';
import { Badge, Button, Icon, Row, Stack, Text } from '@datewright/ui';
import { AiCard } from '@datewright/ui/ai-card';
import { CopyButton } from '@datewright/ui/copy-button';
import { StudyCitation } from '@datewright/ui/study-citation';
import { useState } from 'react';
import { GapLine } from '../../../components/gap-line.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { useGapAnswers } from '../../../hooks/use-gap-answers.ts';
import { hasGap, hasOneGap, isFilledFrom } from '../../../lib/gaps.ts';
import { wideQuery } from '../../../lib/wide-query.ts';
import type { SuggestionMark } from '../api/use-mark-suggestion.ts';

const Card = styled(AiCard)`
  @media not ${wideQuery} {
    padding: var(--space-3);
  }
`;

const SuggestionText = styled.p`
  font-size: var(--text-18);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  @media not ${wideQuery} {
    font-size: var(--text-16);
  }
`;

/** Side by side while they are closed. */
const Folds = styled.div`
  align-items: baseline;
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-4);
  &:empty {
    display: none;
  }
  > [open] {
    flex-basis: 100%;
  }
`;

/** Beside the text on wide screens; a phone shows it on request, so that more lines are in view. */
const Reason = styled(Text)<{ $isOpen: boolean }>`
  flex-basis: 100%;
  @media ${wideQuery} {
    order: -1;
    padding-bottom: var(--space-2);
  }
  @media not ${wideQuery} {
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  }
`;

/** Belongs to the reason. */
const Study = styled.div<{ $isOpen: boolean }>`
  &:has([open]) {
    flex-basis: 100%;
  }
  &:empty {
    display: none;
  }
  @media not ${wideQuery} {
    display: ${({ $isOpen }) => !$isOpen && 'none'};
    order: 1;
  }
`;

const ReasonToggle = styled.button`
  background: none;
  border: 0;
  color: var(--muted);
  cursor: pointer;
  font-size: var(--text-14);
  line-height: inherit;
  min-height: 1.75rem;
  padding: 0;
  text-decoration: underline;
  text-underline-offset: 3px;
  @media ${wideQuery} {
    display: none;
  }
`;

/** On a phone, the icon alone leaves room for the other buttons. */
const WideLabel = styled.span`
  @media not ${wideQuery} {
    clip-path: inset(50%);
    position: absolute;
  }
`;

const EvidenceBox = styled.details`
  color: var(--muted);
  font-size: var(--text-14);
  > summary {
    cursor: pointer;
    min-height: 1.75rem;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

interface Props {
  suggestion: Suggestion;
  /** What the member sent to the match; missing while the request is running. */
  sentTexts?: readonly string[];
  /** Says what its gaps are for. */
  explainsGaps: boolean;
  /** The member's answer for all lines with one gap, which is asked for above them. */
  sharedAnswer?: string | undefined;
  /** Missing while the request is running. */
  onMark?: (mark: SuggestionMark) => void;
  /** The member sent the line, with its gaps filled in, to the match. */
  onSent?: (text: string) => void;
  /** Missing while no request can be sent. */
  onChange?: ((how: LineChange) => void) | undefined;
}

export function SuggestionCard({
  suggestion,
  sentTexts = [],
  explainsGaps,
  sharedAnswer,
  onMark,
  onSent,
  onChange,
}: Props) {
  const { suggestions: copy } = useCopy();
  const [isReasonOpen, setReasonOpen] = useState(false);
  const { answers, answer, text: filled } = useGapAnswers(suggestion.text, sharedAnswer);
  const isAnsweredAbove = sharedAnswer !== undefined && hasOneGap(suggestion.text);
  const sent = sentTexts.findLast((one) => isFilledFrom(suggestion.text, one));
  const isSent = sent !== undefined;
  const text = sent ?? filled;
  return (
    <Card as="li" data-copy-line>
      <Stack $gap={2}>
        <SuggestionText>
          <GapLine
            text={sent ?? suggestion.text}
            answers={answers}
            onAnswer={isAnsweredAbove ? undefined : onMark && answer}
          />
        </SuggestionText>
        {explainsGaps && !isSent && <FillInHint>{copy.fillIn}</FillInHint>}
        {suggestion.claims && <Text $size={14}>{copy.checkClaims(suggestion.claims)}</Text>}
        <Row $gap={2}>
          <CopyButton
            text={text}
            labels={hasGap(text) ? copy.copyWithGap : copy.copyWords}
            size="small"
            onCopied={() => suggestion.outcome === undefined && onMark?.({ outcome: 'copied' })}
          />
          {isSent && <Badge $tone="good">{copy.wasSent}</Badge>}
          {onSent && !isSent && !hasGap(text) && (
            <Button variant="ghost" size="small" onClick={() => onSent(text)}>
              <Icon name="send" size={16} />
              {copy.sent}
            </Button>
          )}
          {onMark && (
            <Button
              variant="ghost"
              size="small"
              aria-pressed={suggestion.saved}
              onClick={() => onMark({ saved: !suggestion.saved })}
            >
              <Icon name={suggestion.saved ? 'check' : 'bookmark'} size={16} />
              <WideLabel>{suggestion.saved ? copy.saved : copy.save}</WideLabel>
            </Button>
          )}
        </Row>
        <Folds>
          {suggestion.reason && (
            <ReasonToggle type="button" aria-expanded={isReasonOpen} onClick={() => setReasonOpen(!isReasonOpen)}>
              {copy.why}
            </ReasonToggle>
          )}
          {onMark && <ChangeLine length={suggestion.text.length} onChange={onChange} />}
          <Study $isOpen={isReasonOpen || !suggestion.reason}>
            <EvidenceDetails id={suggestion.evidence} />
          </Study>
          {suggestion.reason && (
            <Reason $isOpen={isReasonOpen} $tone="muted" $size={14}>
              <strong>{copy.why}:</strong> {suggestion.reason}
            </Reason>
          )}
        </Folds>
        {onMark && suggestion.outcome && (isSent || suggestion.outcome !== 'copied') && (
          <OutcomeQuestion outcome={suggestion.outcome} onTell={(outcome) => onMark({ outcome })} />
        )}
      </Stack>
    </Card>
  );
}

/** Says why there are gaps, and where to give the answers once for all messages. */
export function FillInHint({ children }: { children: string }) {
  const { suggestions: copy } = useCopy();
  const hasPage = useHasRoute(writingProfilePath.split('#')[0] ?? '');
  return (
    <Text $size={14}>
      {children}{' '}
      {hasPage && (
        <>
          {copy.fillInOnce} <Link to={writingProfilePath}>{copy.fillInLink}</Link>
        </>
      )}
    </Text>
  );
}

/** A shorter line could say nothing. */
const minLengthToShorten = 40;

/** The changes of a line that a member can have written, each for a credit. */
function ChangeLine({ length, onChange }: { length: number; onChange: Props['onChange'] }) {
  const { suggestions: copy } = useCopy();
  const changes = lineChange.options.filter((how) => how !== 'shorter' || length >= minLengthToShorten);
  return (
    <EvidenceBox>
      <summary>{copy.change}</summary>
      <Row $gap={2} role="group" aria-label={copy.change}>
        {changes.map((how) => (
          <Button key={how} variant="secondary" size="small" disabled={!onChange} onClick={() => onChange?.(how)}>
            {copy.changes[how]}
          </Button>
        ))}
      </Row>
    </EvidenceBox>
  );
}

const outcomes = ['replied', 'no-answer'] as const;

/** Asks whether the match replied to a copied line, then shows the answer alone. Tapping it again removes it. */
function OutcomeQuestion({
  outcome,
  onTell,
}: {
  outcome: SuggestionOutcome;
  onTell: (outcome: SuggestionOutcome) => void;
}) {
  const { suggestions: copy } = useCopy();
  const known = outcomes.filter((one) => one === outcome);
  return (
    <Row $gap={2} role="group" aria-label={copy.became}>
      {known.length === 0 && (
        <Text $tone="muted" $size={14}>
          {copy.became}
        </Text>
      )}
      {(known.length > 0 ? known : outcomes).map((one) => (
        <Button
          key={one}
          variant="secondary"
          size="small"
          aria-pressed={outcome === one}
          onClick={() => onTell(outcome === one ? 'copied' : one)}
        >
          {outcome === one && <Icon name="check" size={16} />}
          {copy.outcomes[one]}
        </Button>
      ))}
    </Row>
  );
}

function EvidenceDetails({ id }: { id: string | null }) {
  const { suggestions: copy } = useCopy();
  if (id === null || !Object.hasOwn(evidence, id)) return null;
  return (
    <EvidenceBox>
      <summary>{copy.evidence}</summary>
      <StudyCitation study={evidence[id as EvidenceId]} limit={copy.limit} />
    </EvidenceBox>
  );
}
