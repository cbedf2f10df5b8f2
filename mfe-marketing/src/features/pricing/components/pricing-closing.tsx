import { useHasRoute, useSession } from '@datewright/sdk/host';
import { LinkButton } from '@datewright/ui';
import { ClosingSection } from '../../../components/closing-section.tsx';
import { useTrackCta } from '../../../hooks/use-track-cta.ts';
import { usePricingCopy } from '../copy/use-pricing-copy.ts';
import { StartFreeButton } from './start-free-button.tsx';

export function PricingClosing() {
  const { closing: copy, hero } = usePricingCopy();
  const { status } = useSession();
  const hasContact = useHasRoute('/contact');
  const clicked = useTrackCta('pricing-closing');
  return (
    <ClosingSection title={copy.title} text={copy.text}>
      {status === 'signed-in' ? (
        <LinkButton to="/app" size="large" variant="secondary" onClick={clicked(hero.member.main)}>
          {hero.member.main}
        </LinkButton>
      ) : (
        <StartFreeButton location="pricing-closing" size="large">
          {hero.visitor.main}
        </StartFreeButton>
      )}
      {hasContact && (
        <LinkButton to="/contact" size="large" variant="secondary" onClick={clicked(copy.contact)}>
          {copy.contact}
        </LinkButton>
      )}
    </ClosingSection>
  );
}
