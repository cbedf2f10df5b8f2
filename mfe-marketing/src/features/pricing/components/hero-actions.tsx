import { usePlan, useRouteCheck, useSession } from '@datewright/sdk/host';
import { LinkButton } from '@datewright/ui';
import { useTrackCta } from '../../../hooks/use-track-cta.ts';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';
import { StartFreeButton } from './start-free-button.tsx';

/** The next step for this visitor or member, other than buying. */
export function HeroActions() {
  const { hero: copy } = usePricingCopy();
  const { status, likelySignedIn } = useSession();
  const { tier } = usePlan();
  const has = useRouteCheck();
  const clicked = useTrackCta('pricing-hero');
  if (status === 'signed-in' || (status === 'loading' && likelySignedIn)) {
    const free = tier === 'free';
    return (
      <>
        {free && (
          <LinkButton to="/app" size="small" variant="secondary" onClick={clicked(copy.member.main)}>
            {copy.member.main}
          </LinkButton>
        )}
        <LinkButton
          to="/app?source=pricing"
          size="small"
          variant={free ? 'ghost' : 'secondary'}
          onClick={clicked(copy.member.chat)}
        >
          {copy.member.chat}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <StartFreeButton location="pricing-hero" size="small" variant="secondary">
        {copy.visitor.main}
      </StartFreeButton>
      {has('/features') && (
        <LinkButton to="/features" size="small" variant="ghost" onClick={clicked(copy.visitor.tour)}>
          {copy.visitor.tour}
        </LinkButton>
      )}
    </>
  );
}
