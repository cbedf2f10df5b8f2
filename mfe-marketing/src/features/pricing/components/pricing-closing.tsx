import { useHasRoute, useSession } from '@datewright/sdk/host';
import { LinkButton } from '@datewright/ui';
import { usePricingCopy } from '../../../copy/use-pricing-copy.ts';
import { ClosingSheet } from '../../../frame/closing-sheet.tsx';
import { useCta } from '../../../frame/use-cta.ts';
import { StartFree } from './start-free.tsx';

export function PricingClosing() {
  const { closing: copy, hero } = usePricingCopy();
  const { status } = useSession();
  const hasContact = useHasRoute('/contact');
  const clicked = useCta('pricing-closing');
  return (
    <ClosingSheet title={copy.title} text={copy.text}>
      {status === 'signed-in' ? (
        <LinkButton to="/app" size="large" onClick={clicked(hero.member.main)}>
          {hero.member.main}
        </LinkButton>
      ) : (
        <StartFree location="pricing-closing" size="large">
          {hero.visitor.main}
        </StartFree>
      )}
      {hasContact && (
        <LinkButton to="/contact" size="large" variant="secondary" onClick={clicked(copy.contact)}>
          {copy.contact}
        </LinkButton>
      )}
    </ClosingSheet>
  );
}
