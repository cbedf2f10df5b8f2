import type { MatchFields } from '@datewright/contracts/chatpad/match';
import { styled } from '@datewright/sdk/styled';
import { Button, Card, Dialog, Grid, Heading, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

const ValueText = styled.p`
  max-height: 12rem;
  overflow-wrap: anywhere;
  overflow-y: auto;
  white-space: pre-wrap;
`;

type Side = 'mine' | 'theirs' | 'later';
type Field = keyof MatchFields;

interface Props {
  open: boolean;
  /** The fields that were changed on both sides. */
  fields: readonly Field[];
  mine: MatchFields;
  theirs: MatchFields;
  onChoose: (side: Side) => void;
}

/** Shows both versions of fields that two tabs or devices changed, for the member to choose. */
export function ConflictDialog({ open, fields, mine, theirs, onChoose }: Props) {
  const { conflict: copy } = useCopy();
  const sides = [
    { title: copy.mine, match: mine, action: copy.keepMine, side: 'mine' },
    { title: copy.theirs, match: theirs, action: copy.keepTheirs, side: 'theirs' },
  ] as const;
  return (
    <Dialog open={open} onClose={() => onChoose('later')} title={copy.title}>
      <Text>{copy.text}</Text>
      <Grid $min="13rem">
        {sides.map(({ title, match, action, side }) => (
          <Card key={side} $tone="raised" $padding={4}>
            <Stack $gap={3}>
              <Heading as="h3" $size={18}>
                {title}
              </Heading>
              {fields.map((field) => (
                <Value key={field} field={field} match={match} />
              ))}
              <Button variant="secondary" full onClick={() => onChoose(side)}>
                {action}
              </Button>
            </Stack>
          </Card>
        ))}
      </Grid>
      <Text $tone="muted" $size={14}>
        {copy.safe}
      </Text>
    </Dialog>
  );
}

function Value({ field, match }: { field: Field; match: MatchFields }) {
  const { conflict: copy, conversation } = useCopy();
  const whoIs = { user: conversation.you, match: match.name || conversation.them };
  const texts = {
    name: match.name,
    age: match.age === null ? '' : String(match.age),
    bio: match.bio,
    interests: match.interests.join(', '),
    messages: match.messages.map(({ sender, content }) => `${whoIs[sender]}: ${content}`).join('\n'),
  };
  return (
    <div>
      <Text $tone="muted" $size={14}>
        {copy.fields[field]}
      </Text>
      {texts[field] === '' ? (
        <Text $tone="muted">{copy.empty}</Text>
      ) : (
        <ValueText tabIndex={0}>{texts[field]}</ValueText>
      )}
    </div>
  );
}
