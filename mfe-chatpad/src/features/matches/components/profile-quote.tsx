import { styled } from '@datewright/sdk/styled';
import { Card, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

/** A long bio is seen whole in its field. */
const Bio = styled(Text)`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  white-space: pre-line;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 6;
`;

/** The match's bio, which the first lines refer to. The conversation takes its place. */
export function ProfileQuote({ bio }: { bio: string }) {
  const { form: copy } = useCopy();
  return (
    <Card as="section" aria-label={copy.about}>
      <Stack $gap={1}>
        <Text $tone="muted" $size={14}>
          {copy.about}
        </Text>
        <Bio>{bio}</Bio>
      </Stack>
    </Card>
  );
}
