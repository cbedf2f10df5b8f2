import { useRouteCheck } from '@datewright/sdk/host';
import { LinkButton } from '@datewright/ui';
import { useTrackCta } from '../../../hooks/use-track-cta.ts';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';
import { StartFreeButton } from './start-free-button.tsx';

/** The next step for a visitor, other than buying. */
export function HeroActions() {
  const { visitor: copy } = usePricingCopy().hero;
  const has = useRouteCheck();
  const clicked = useTrackCta('pricing-hero');
  return (
    <>
      <StartFreeButton location="pricing-hero" size="small" variant="secondary">
        {copy.main}
      </StartFreeButton>
      {has('/features') && (
        <LinkButton to="/features" size="small" variant="ghost" onClick={clicked(copy.tour)}>
          {copy.tour}
        </LinkButton>
      )}
    </>
  );
}
