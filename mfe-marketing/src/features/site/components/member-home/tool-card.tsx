import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Badge, Card, Heading, Icon, type IconName, Text } from '@datewright/ui';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';

const Sheet = styled(Card).attrs({ $padding: 4 })`
  align-content: start;
  display: grid;
  gap: var(--space-2);
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
  gap: var(--space-2);
  opacity: 0.7;
`;

/** On a phone, four names say enough below what the member has begun. */
const WideText = styled(Text).attrs({ $size: 14 })`
  @media (max-width: 39.99rem) {
    display: none;
  }
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
        <Icon name={icon} />
        <Heading as="h3" $size={18}>
          <Whole to={to}>{title}</Whole>
        </Heading>
        <WideText $tone="muted">{text}</WideText>
      </Sheet>
    );
  }
  return (
    <Sheet as="article" aria-disabled="true">
      <Grey>
        <Icon name={icon} />
        <Heading as="h3" $size={18}>
          {title}
        </Heading>
        <WideText>{text}</WideText>
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
