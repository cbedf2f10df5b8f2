import type { Suggestion } from '@datewright/contracts/chatpad';
import { type EvidenceId, evidence } from '@datewright/contracts/evidence';
import { useToast } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Button, Card, Icon, Row, Stack, Text } from '@datewright/ui';
import { useClipboard } from '@datewright/ui/use-clipboard';
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
          <CopyButton text={suggestion.text} />
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

function CopyButton({ text }: { text: string }) {
  const { suggestions: copy } = useCopy();
  const toast = useToast();
  const { copied, copy: put } = useClipboard(() => toast.error(copy.copyFailed));
  return (
    <Button variant="secondary" size="small" onClick={() => put(text)} aria-live="polite">
      {copied ? copy.copied : copy.copy}
    </Button>
  );
}

function EvidenceOf({ id }: { id: string | null }) {
  const { suggestions: copy } = useCopy();
  if (id === null || !Object.hasOwn(evidence, id)) return null;
  const { claim, figure, source, link, limit } = evidence[id as EvidenceId];
  return (
    <Study>
      <summary>{copy.evidence}</summary>
      {claim} {figure}.{' '}
      <a href={link} target="_blank" rel="noreferrer">
        {source}
      </a>
      . {copy.limit} {limit}
    </Study>
  );
}
