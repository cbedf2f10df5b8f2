import type { Line } from '@datewright/contracts/chatpad/list-lines';
import { styled } from '@datewright/sdk/styled';
import { Badge, Button, Heading, Row, Stack, Text } from '@datewright/ui';
import { AiCard } from '@datewright/ui/ai-card';
import { CopyButton } from '@datewright/ui/copy-button';
import type { ReactNode } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';

const List = styled.ul`
  display: grid;
  gap: var(--space-3);
`;

const LineText = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

interface Props {
  title: string;
  empty: string;
  lines: Line[];
  onRemove: (line: Line) => void;
  children?: ReactNode;
}

/** A list of lines that can be copied or removed. */
export function LineList({ title, empty, lines, onRemove, children }: Props) {
  const { lines: copy, matches, suggestions } = useCopy();
  return (
    <Stack as="section" aria-label={title} $gap={3}>
      <Heading as="h3" $size={18}>
        {title}
      </Heading>
      {lines.length === 0 ? <Text $tone="muted">{empty}</Text> : children}
      <List>
        {lines.map((line) => (
          <AiCard as="li" key={line.id}>
            <Stack $gap={3}>
              <Row $gap={2}>
                <Badge>{line.matchName || matches.nameless}</Badge>
                <Badge>{copy.kinds[line.mode]}</Badge>
                {line.outcome && <Badge>{copy.outcomes[line.outcome]}</Badge>}
              </Row>
              <LineText>{line.text}</LineText>
              <Row $gap={2}>
                <CopyButton text={line.text} labels={suggestions.copyWords} size="small" />
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={copy.forgetOf(line.text)}
                  onClick={() => onRemove(line)}
                >
                  {copy.forget}
                </Button>
              </Row>
            </Stack>
          </AiCard>
        ))}
      </List>
    </Stack>
  );
}
