import { styled } from '@datewright/sdk/styled';
import { Badge, Icon } from '@datewright/ui';
import { useCopy } from '../copy/use-copy.ts';

// On the card the card is its ground.
const Plain = styled(Badge)`
  background: none;
  padding-inline: 0;
`;

export function WrittenByAi({ who }: { who: string }) {
  const { page: copy } = useCopy();
  return (
    <Plain $tone="ai">
      <Icon name="sparkle" size={14} />
      {copy.byAi(who)}
    </Plain>
  );
}

export const Reasons = styled.ul`
  display: grid;
  gap: var(--space-1);
  grid-template-columns: minmax(0, 1fr);
  margin: 0;
  && {
    list-style: disc;
  }
  max-width: var(--measure);
  padding-left: 1.25rem;
`;
