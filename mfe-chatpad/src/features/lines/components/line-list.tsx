import type { Line } from '@datewright/contracts/chatpad/list-lines';
import { styled } from '@datewright/sdk/styled';
import { Badge, Button, Heading, Notice, Row, Stack, Text } from '@datewright/ui';
import { AiCard } from '@datewright/ui/ai-card';
import { CopyButton } from '@datewright/ui/copy-button';
import { useOnline } from '@datewright/ui/use-online';
import type { ReactNode } from 'react';
import { GapLine } from '../../../components/gap-line.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { useGapAnswers } from '../../../hooks/use-gap-answers.ts';
import { hasGap } from '../../../lib/gaps.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
`;

const LineText = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

export interface LineRemoval {
  onRemove: (line: Line) => void;
  /** The line that could not be removed. */
  failedId: string | null;
}

interface Props extends LineRemoval {
  title: string;
  empty: string;
  lines: Line[];
  children?: ReactNode;
}

/** A list of lines that can be copied or removed. */
export function LineList({ title, empty, lines, onRemove, failedId, children }: Props) {
  return (
    <Stack as="section" aria-label={title} $gap={3}>
      <Heading as="h3" $size={18}>
        {title}
      </Heading>
      {lines.length === 0 ? <Text $tone="muted">{empty}</Text> : children}
      <List>
        {lines.map((line) => (
          <LineCard key={line.id} line={line} hasFailed={line.id === failedId} onRemove={() => onRemove(line)} />
        ))}
      </List>
    </Stack>
  );
}

function LineCard({ line, hasFailed, onRemove }: { line: Line; hasFailed: boolean; onRemove: () => void }) {
  const { lines: copy, matches, suggestions } = useCopy();
  const isOnline = useOnline();
  const { answers, answer, text } = useGapAnswers(line.text);
  return (
    <AiCard as="li">
      <Stack $gap={3}>
        <Row $gap={2}>
          <Badge>{line.matchName || matches.nameless}</Badge>
          <Badge>{copy.kinds[line.mode]}</Badge>
          {line.outcome && <Badge>{copy.outcomes[line.outcome]}</Badge>}
        </Row>
        <LineText>
          <GapLine text={line.text} answers={answers} onAnswer={answer} />
        </LineText>
        <Row $gap={2}>
          <CopyButton
            text={text}
            labels={hasGap(text) ? suggestions.copyWithGap : suggestions.copyWords}
            size="small"
          />
          <Button variant="ghost" size="small" aria-label={copy.forgetOf(line.text)} onClick={onRemove}>
            {copy.forget}
          </Button>
        </Row>
        {/* The dialog covers toasts, and what the frame says about the connection. */}
        {hasFailed && (
          <Notice tone="bad" live="assertive">
            {isOnline ? copy.forgetFailed : copy.forgetOffline}
          </Notice>
        )}
      </Stack>
    </AiCard>
  );
}
