import { styled } from '@datewright/sdk/styled';
import { Badge, Icon } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';

// On the card the card is its ground.
const Plain = styled(Badge)`
  background: none;
  padding-inline: 0;
`;

export function WrittenByAi({ who }: { who: string }) {
  const { words: copy } = useCopy();
  return (
    <Plain $tone="ai">
      <Icon name="sparkle" size={14} />
      {copy.byAi(who)}
    </Plain>
  );
}
