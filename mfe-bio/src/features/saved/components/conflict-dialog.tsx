import { Button, Card, Dialog, Grid, Heading, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { Prose } from '../../../frame/checked-text.tsx';
import type { SavedBio } from '../use-saved-bio.ts';

/** Two devices changed the bio: both are shown, and the member chooses. */
export function ConflictDialog({ saved }: { saved: SavedBio }) {
  const { conflict: copy } = useCopy();
  const { conflict, settle } = saved;
  return (
    <Dialog open={conflict !== null} onClose={() => void settle('later')} title={copy.title}>
      <Text>{copy.text}</Text>
      {conflict && (
        <Grid $min="13rem">
          <Side title={copy.mine} text={conflict.mine} action={copy.keepMine} onKeep={() => void settle('mine')} />
          <Side
            title={copy.theirs}
            text={conflict.theirs.bio}
            action={copy.keepTheirs}
            onKeep={() => void settle('theirs')}
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
