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
import { useId, useState } from 'react';
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

/** One line on a phone. */
const CardActions = styled(Row).attrs({ $gap: 2 })`
  @media not ${wideQuery} {
    > button {
      padding-inline: var(--space-2);
    }
  }
`;

/** The reason stays below the buttons on wide screens; a phone shows it with the rest, so that more lines are in view. */
const More = styled.div<{ $isOpen: boolean }>`
  display: grid;
  gap: var(--space-2);
  &:empty {
    display: none;
  }
  @media not ${wideQuery} {
    display: ${({ $isOpen }) => !$isOpen && 'none'};
  }
`;

const Chevron = styled(Icon)<{ $isOpen: boolean }>`
  rotate: ${({ $isOpen }) => ($isOpen ? '180deg' : '0deg')};
`;

const Changes = styled.div`
  display: grid;
  gap: var(--space-2);
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
`;

/** The key that copies the line, on devices that have keys. */
const CopyKey = styled.kbd`
  border: 1px solid var(--hairline);
  border-radius: var(--radius-control);
  color: var(--muted);
  display: none;
  font: inherit;
  font-size: var(--text-14);
  margin-inline-start: auto;
  padding: 0 var(--space-2);
  @media ${wideQuery} and (hover: hover) {
    display: inline;
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
  /** Explains what its gaps are for. */
  explainsGaps: boolean;
  /** The member's answer for all lines with one gap, which is asked for above them. */
  sharedAnswer?: string | undefined;
  /** The key that copies it; missing when it has none. */
  copyKey?: string | undefined;
  onCopied: () => void;
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
  copyKey,
  onCopied,
  onMark,
  onSent,
  onChange,
}: Props) {
  const { suggestions: copy } = useCopy();
  const more = useId();
  const [isOpen, setOpen] = useState(false);
  const { answers, answer, text: filled } = useGapAnswers(suggestion.text, sharedAnswer);
  const isAnsweredAbove = sharedAnswer !== undefined && hasOneGap(suggestion.text);
  const sent = sentTexts.findLast((one) => isFilledFrom(suggestion.text, one));
  const isSent = sent !== undefined;
  const text = sent ?? filled;
  return (
    <Card as="li" data-copy-key={copyKey}>
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
        <CardActions>
          <CopyButton
            text={text}
            labels={hasGap(text) ? copy.copyWithGap : copy.copyWords}
            size="small"
            onCopied={onCopied}
          />
          {isSent && <Badge $tone="good">{copy.wasSent}</Badge>}
          {onSent && !isSent && !hasGap(text) && (
            <Button variant="ghost" size="small" onClick={() => onSent(text)}>
              {copy.sent}
            </Button>
          )}
          {suggestion.saved && <Badge>{copy.saved}</Badge>}
          {onMark && (
            <Button
              variant="ghost"
              size="small"
              aria-expanded={isOpen}
              aria-controls={more}
              onClick={() => setOpen(!isOpen)}
            >
              {copy.more}
              <Chevron name="chevron-down" size={16} $isOpen={isOpen} />
            </Button>
          )}
          {copyKey && <CopyKey aria-hidden>{copyKey}</CopyKey>}
        </CardActions>
        <More id={more} $isOpen={isOpen}>
          {suggestion.reason && (
            <Text $tone="muted" $size={14}>
              <strong>{copy.why}:</strong> {suggestion.reason}
            </Text>
          )}
          {isOpen && onMark && (
            <>
              <EvidenceDetails id={suggestion.evidence} />
              <ChangeLine length={suggestion.text.length} onChange={onChange} />
              <Row>
                <Button
                  variant="ghost"
                  size="small"
                  aria-pressed={suggestion.saved}
                  onClick={() => onMark({ saved: !suggestion.saved })}
                >
                  <Icon name={suggestion.saved ? 'check' : 'bookmark'} size={16} />
                  {suggestion.saved ? copy.saved : copy.save}
                </Button>
              </Row>
            </>
          )}
        </More>
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

/** A shorter line has nothing left to cut. */
const minLengthToShorten = 40;

/** The changes to a line that a member can request, for a credit each. */
function ChangeLine({ length, onChange }: { length: number; onChange: Props['onChange'] }) {
  const { suggestions: copy } = useCopy();
  const label = useId();
  const changes = lineChange.options.filter((how) => how !== 'shorter' || length >= minLengthToShorten);
  return (
    <Stack $gap={2} role="group" aria-labelledby={label}>
      <Text id={label} $tone="muted" $size={14}>
        {copy.change}
      </Text>
      <Changes>
        {changes.map((how) => (
          <Button key={how} variant="secondary" size="small" disabled={!onChange} onClick={() => onChange?.(how)}>
            {copy.changes[how]}
          </Button>
        ))}
      </Changes>
    </Stack>
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
