import { plans } from '@datewright/contracts/plans';
import { useFormatMoney } from '@datewright/sdk/billing';
import { useLocation } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { LinkButton, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../copy/use-copy.ts';
import { peekReturnPath } from '../lib/next-path.ts';
import { findSelectedTier } from '../lib/selected-tier.ts';

const Section = styled.section`
  background: var(--surface-raised);
  border-radius: var(--radius-card);
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
`;

const Links = styled.nav`
  display: grid;
  gap: var(--space-2);
  grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
  > [aria-current] {
    border-color: var(--text);
  }
`;

/** The plan that a visitor chose before they must sign in, with equal links to both ways to continue. */
export function SelectedPlan({ here }: { here: '/login' | '/register' }) {
  const { order: copy, login, register } = useCopy();
  const { search } = useLocation();
  const money = useFormatMoney();
  // Read once when the page opens, because continuing consumes it.
  const [tier] = useState(() => findSelectedTier(peekReturnPath(search)));
  if (tier === null) return null;
  const ways = [
    ['/register', register.submit],
    ['/login', login.submit],
  ] as const;
  return (
    <Section aria-label={copy.label}>
      <Text>
        <strong>{copy.yours(plans[tier].name)}</strong> {copy.terms[tier](money(plans[tier].price))}
      </Text>
      <Text $tone="muted" $size={14}>
        {copy.later}
      </Text>
      <Links aria-label={copy.ways}>
        {ways.map(([path, label]) => (
          <LinkButton
            key={path}
            to={path + search}
            replace
            variant="secondary"
            full
            aria-current={path === here ? 'page' : undefined}
          >
            {label}
          </LinkButton>
        ))}
      </Links>
    </Section>
  );
}
