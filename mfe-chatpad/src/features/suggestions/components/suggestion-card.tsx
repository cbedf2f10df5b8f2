import type { Suggestion } from '@datewright/contracts/chatpad/round';
import { type EvidenceId, evidence } from '@datewright/contracts/evidence';
import { styled } from '@datewright/sdk/styled';
import { Button, Card, Icon, Row, Stack, Text } from '@datewright/ui';
import { CopyButton } from '@datewright/ui/copy-button';
import { StudyText } from '@datewright/ui/study';
import { useCopy } from '../../../copy/use-copy.ts';

const Words = styled.p`
  font-size: var(--text-18);
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Study = styled.details`
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
  /** Missing while the answer still runs. */
  onSave?: (saved: boolean) => void;
}

export function SuggestionCard({ suggestion, onSave }: Props) {
  const { suggestions: copy } = useCopy();
  return (
    <Card as="li" $padding={4}>
      <Stack $gap={3}>
        <Words>{suggestion.text}</Words>
        <Text $tone="muted" $size={14}>
          <strong>{copy.why}:</strong> {suggestion.reason}
        </Text>
        <EvidenceOf id={suggestion.evidence} />
        <Row $gap={2}>
          <CopyButton text={suggestion.text} words={copy.copyWords} size="small" />
          {onSave && (
            <Button
              variant="ghost"
              size="small"
              aria-pressed={suggestion.saved}
              onClick={() => onSave(!suggestion.saved)}
            >
              <Icon name={suggestion.saved ? 'check' : 'bookmark'} size={16} />
              {suggestion.saved ? copy.saved : copy.save}
            </Button>
          )}
        </Row>
      </Stack>
    </Card>
  );
}

function EvidenceOf({ id }: { id: string | null }) {
  const { suggestions: copy } = useCopy();
  if (id === null || !Object.hasOwn(evidence, id)) return null;
  return (
    <Study>
      <summary>{copy.evidence}</summary>
      <StudyText study={evidence[id as EvidenceId]} limit={copy.limit} />
    </Study>
  );
}
