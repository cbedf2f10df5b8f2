import { styled } from '@datewright/sdk/styled';
import { Heading, Page, Text } from '@datewright/ui';
import { useId } from 'react';
import { useCommonCopy } from '../../../../copy/use-common-copy.ts';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';

const Box = styled.section`
  padding-block: var(--space-12) 0;
`;

const Inside = styled(Page)`
  display: grid;
  gap: var(--space-5);
`;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  > li {
    border: 1px solid var(--hairline);
    border-radius: var(--radius-round);
    font-weight: 600;
    padding: var(--space-2) var(--space-4);
  }
`;

export function PlatformsSection() {
  const copy = useMarketingCopy().platforms;
  const words = useCommonCopy();
  const heading = useId();
  return (
    <Box aria-labelledby={heading}>
      <Inside>
        <Heading id={heading} $size={22}>
          {copy.title}
        </Heading>
        <List>
          {copy.names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </List>
        <Text $tone="muted">{copy.compatibility}</Text>
        <Text $tone="muted" $size={14}>
          {words.notAffiliated}
        </Text>
      </Inside>
    </Box>
  );
}
