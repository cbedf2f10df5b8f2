import { usePlan, useRouteCheck, useSession, useTrack } from '@datewright/sdk/host';
import { keyframes, styled } from '@datewright/sdk/styled';
import { LinkButton } from '@datewright/ui';
import { useSyncExternalStore } from 'react';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { getCurrentScrollDepth } from '../../lib/get-scroll-depth.ts';

const showAtPercent = 60;

const rise = keyframes`
  from { opacity: 0; transform: translateY(12px); }
`;

const Corner = styled.div`
  animation: ${rise} var(--time-enter) var(--ease);
  bottom: calc(var(--page-bottom, 0px) + var(--dock, 0px) + max(var(--space-4), env(safe-area-inset-bottom)));
  position: fixed;
  right: var(--space-4);
  z-index: 15;
  > a {
    box-shadow: var(--shadow);
  }
`;

function subscribe(listener: () => void): () => void {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
}

/** A floating call to action after most of the page was read; hidden for members with the highest plan. */
export function FloatingUpgrade() {
  const copy = useMarketingCopy().floating;
  const { status } = useSession();
  const { upgradeUrl } = usePlan();
  const has = useRouteCheck();
  const track = useTrack();
  const scrolled = useSyncExternalStore(
    subscribe,
    () => getCurrentScrollDepth() > showAtPercent,
    () => false,
  );
  const member = status === 'signed-in';
  // Visitors see the prices before they are asked to sign in.
  const prices = member ? upgradeUrl && `${upgradeUrl}&source=floating` : '/pricing?source=floating';
  const targets = [
    { to: prices, label: copy.upgrade },
    { to: member ? null : '/register?source=floating', label: copy.start },
  ];
  const target = targets.find(({ to }) => to !== null && has(to));
  if (!scrolled || !target?.to) return null;
  const { to, label } = target;
  return (
    <Corner>
      <LinkButton to={to} onClick={() => track('cta_click', { location: 'floating', label })}>
        {label}
      </LinkButton>
    </Corner>
  );
}
