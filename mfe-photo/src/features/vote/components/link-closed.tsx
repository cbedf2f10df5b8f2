import { Heading, LinkButton, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { focusTarget } from '../../../hooks/use-focus-recovery.ts';

interface Props {
  why: 'gone' | 'full' | 'reported';
  /** `h2` below the page's own title. */
  level?: 'h1' | 'h2';
}

/** Explains that the link can't be answered any more. */
export function LinkClosed({ why, level = 'h1' }: Props) {
  const { friendsPage: copy } = useCopy();
  const text = { gone: copy.goneText, full: copy.fullText, reported: copy.reportedText }[why];
  return (
    <Stack $align="start" role="status">
      <Heading as={level} $size={level === 'h1' ? 36 : 22} tabIndex={-1} {...focusTarget}>
        {copy[why]}
      </Heading>
      <Text>{text}</Text>
      <LinkButton to="/" variant="secondary">
        {copy.about}
      </LinkButton>
    </Stack>
  );
}
