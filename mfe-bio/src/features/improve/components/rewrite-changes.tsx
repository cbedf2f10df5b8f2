import { Button, Heading, Row, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { DiffSegment } from '../lib/word-diff.ts';
import { ChangedWords } from './changed-words.tsx';

interface Props {
  stretches: readonly DiffSegment[];
  /** Ids of changes. */
  refused: number[];
  onRefuse: (refused: number[]) => void;
}

/** The changes of a rewrite, each of which the member can refuse. */
export function RewriteChanges({ stretches, refused, onRefuse }: Props) {
  const { improve: copy } = useCopy();
  const changes = stretches.filter((stretch) => stretch.kind === 'change');
  const toggle = (id: number) =>
    onRefuse(refused.includes(id) ? refused.filter((other) => other !== id) : [...refused, id]);
  return (
    <Stack as="section" aria-labelledby="changes-title" $gap={3}>
      <Row $justify="space-between" $gap={2}>
        <Heading as="h3" $size={18} id="changes-title">
          {copy.changes}
        </Heading>
        {changes.length > 1 && (
          <Button
            variant="ghost"
            size="small"
            onClick={() => onRefuse(refused.length === changes.length ? [] : changes.map(({ id }) => id))}
          >
            {refused.length === changes.length ? copy.acceptAll : copy.refuseAll}
          </Button>
        )}
      </Row>
      <Text $tone="muted" $size={14}>
        {changes.length === 0 ? copy.noChanges : copy.changesText(changes.length)}
      </Text>
      <ChangedWords stretches={stretches} refused={new Set(refused)} onToggle={toggle} />
    </Stack>
  );
}
