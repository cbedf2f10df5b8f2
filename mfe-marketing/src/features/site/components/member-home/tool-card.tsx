import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Badge, Card, Heading, Icon, type IconName, Text } from '@datewright/ui';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';

const Sheet = styled(Card)`
  align-content: center;
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3);
  position: relative;
  @media (min-width: 40rem) {
    align-content: start;
    padding: var(--space-4);
  }
  transition: border-color var(--time-feedback);
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

const Name = styled.div`
  align-items: center;
  display: flex;
  gap: var(--space-2);
  > svg {
    color: var(--muted);
    flex: none;
  }
  > h3 {
    font-size: var(--text-14);
    min-width: 0;
    @media (min-width: 40rem) {
      font-size: var(--text-18);
    }
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
        <Name>
          <Icon name={icon} />
          <Heading as="h3">
            <Whole to={to}>{title}</Whole>
          </Heading>
        </Name>
        <WideText $tone="muted">{text}</WideText>
      </Sheet>
    );
  }
  return (
    <Sheet as="article" aria-disabled="true">
      <Grey>
        <Name>
          <Icon name={icon} />
          <Heading as="h3">{title}</Heading>
        </Name>
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
