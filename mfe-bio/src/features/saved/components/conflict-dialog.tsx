import { Button, Card, Dialog, Grid, Heading, Stack, Text } from '@datewright/ui';
import { Prose } from '../../../components/checked-text.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { SavedBio } from '../hooks/use-saved-bio.ts';

/** Shows both texts when two devices changed the bio; the member chooses one. */
export function ConflictDialog({ saved }: { saved: SavedBio }) {
  const { conflict: copy } = useCopy();
  const { conflict, resolveConflict } = saved;
  return (
    <Dialog open={conflict !== null} onClose={() => void resolveConflict('later')} title={copy.title}>
      <Text>{copy.text}</Text>
      {conflict && (
        <Grid $min="13rem">
          <Side
            title={copy.mine}
            text={conflict.local}
            action={copy.keepMine}
            onKeep={() => void resolveConflict('mine')}
          />
          <Side
            title={copy.theirs}
            text={conflict.remote.bio}
            action={copy.keepTheirs}
            onKeep={() => void resolveConflict('theirs')}
          />
        </Grid>
      )}
      <Text $tone="muted" $size={14}>
        {copy.safe}
      </Text>
    </Dialog>
  );
}

function Side({ title, text, action, onKeep }: { title: string; text: string; action: string; onKeep: () => void }) {
  const { conflict: copy } = useCopy();
  return (
    <Card $tone="raised" $padding={4}>
      <Stack $gap={3}>
        <Heading as="h3" $size={18}>
          {title}
        </Heading>
        {text === '' ? <Text $tone="muted">{copy.empty}</Text> : <Prose>{text}</Prose>}
        <Button variant="secondary" full onClick={onKeep}>
          {action}
        </Button>
      </Stack>
    </Card>
  );
}
