import { styled } from '@datewright/sdk/styled';
import { Heading, Page, Text } from '@datewright/ui';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';

const Box = styled(Page)`
  display: grid;
  gap: var(--space-2);
  padding-block: var(--space-6);
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  font-weight: 600;
  gap: var(--space-1) var(--space-5);
`;

/** The dating apps that Datewright works with, and how. */
export function Platforms() {
  const copy = useMarketingCopy().platforms;
  return (
    <Box>
      <Heading $size={18}>{copy.title}</Heading>
      <List>
        {copy.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </List>
      <Text $tone="muted" $size={14}>
        {copy.compatibility}
      </Text>
    </Box>
  );
}
