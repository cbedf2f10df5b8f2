import { useHasRoute } from '@datewright/sdk/host';
import { LinkButton } from '@datewright/ui';
import { ClosingSection } from '../../../../components/closing-section.tsx';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { useTrackCta } from '../../../../hooks/use-track-cta.ts';

export function HomeClosingSection() {
  const copy = useMarketingCopy().closing;
  const canRegister = useHasRoute('/register');
  const clicked = useTrackCta('closing');
  return (
    <ClosingSection title={copy.title} text={copy.text}>
      {canRegister && (
        <LinkButton to="/register?source=closing" size="large" onClick={clicked(copy.action)}>
          {copy.action}
        </LinkButton>
      )}
    </ClosingSection>
  );
}
