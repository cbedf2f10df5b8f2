import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Badge, Card, Heading, Icon, type IconName, Text } from '@datewright/ui';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';

const Sheet = styled(Card)`
  align-content: start;
  display: grid;
  gap: var(--space-3);
  position: relative;
  transition: border-color var(--time-feedback);
  > svg {
    color: var(--accent-text);
  }
  &:has(a:hover) {
    border-color: var(--text);
  }
`;

// The link covers the whole card.
const Whole = styled(Link)`
  color: inherit;
  text-decoration: none;
  &::after {
    border-radius: var(--radius-card);
    content: '';
    inset: 0;
    position: absolute;
  }
`;

const Grey = styled.div`
  display: grid;
  filter: grayscale(1);
  gap: var(--space-3);
  opacity: 0.7;
`;

export interface ToolCardProps {
  title: string;
  text: string;
  icon: IconName;
  to: string;
  /** Not included in the plan: visible but not clickable. */
  locked: boolean;
}

export function ToolCard({ title, text, icon, to, locked }: ToolCardProps) {
  const copy = useMarketingCopy().member;
  if (!locked) {
    return (
      <Sheet as="article">
        <Icon name={icon} size={28} />
        <Heading as="h3" $size={18}>
          <Whole to={to}>{title}</Whole>
        </Heading>
        <Text $tone="muted">{text}</Text>
      </Sheet>
    );
  }
  return (
    <Sheet as="article" aria-disabled="true">
      <Grey>
        <Icon name={icon} size={28} />
        <Heading as="h3" $size={18}>
          {title}
        </Heading>
        <Text>{text}</Text>
      </Grey>
      <div>
        <Badge>
          <Icon name="lock" size={14} />
          {copy.locked}
        </Badge>
      </div>
    </Sheet>
  );
}
