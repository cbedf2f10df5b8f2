import type { Claim } from '@datewright/contracts/marketing/claims';
import { guaranteeDays } from '@datewright/contracts/plans';
import { styled } from '@datewright/sdk/styled';
import { Icon, type IconName, Page } from '@datewright/ui';
import { useMarketingCopy } from '../copy/use-marketing-copy.ts';

const Strip = styled.section`
  background: var(--surface);
  border-block: 1px solid var(--hairline);
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-3) var(--space-8);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  padding-block: var(--space-6);
  @media (max-width: 40rem) {
    font-size: var(--text-14);
    gap: var(--space-2);
    padding-block: var(--space-4);
  }
  > li {
    align-items: center;
    display: flex;
    gap: var(--space-3);
    > svg {
      color: var(--accent-text);
      flex: none;
    }
  }
`;

/** Our own guarantees, followed by claimed ratings and badges. */
export function TrustBadges({ claims }: { claims: Claim[] }) {
  const copy = useMarketingCopy().trust;
  const { noCard, guarantee, cancel, masked } = copy.badges;
  const badges: { icon: IconName; text: string }[] = [
    { icon: 'check', text: noCard },
    { icon: 'shield', text: guarantee(guaranteeDays) },
    { icon: 'refresh', text: cancel },
    { icon: 'lock', text: masked },
  ];
  return (
    <Strip aria-label={copy.title}>
      <Page>
        <List>
          {badges.map(({ icon, text }) => (
            <li key={icon}>
              <Icon name={icon} />
              <span>{text}</span>
            </li>
          ))}
          {claims.map((claim) => (
            <li key={claim.id}>
              <Icon name={claim.kind === 'rating' ? 'star' : 'heart'} />
              <span>
                <strong>{claim.figure}</strong> {claim.text}
              </span>
            </li>
          ))}
        </List>
      </Page>
    </Strip>
  );
}
