import { useHasRoute } from '@datewright/sdk/host';
import { LinkButton } from '@datewright/ui';
import { Section } from '../../../../components/section.tsx';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';
import { useTrackCta } from '../../../../hooks/use-track-cta.ts';
import { StepList } from '../shared/step-list.tsx';

export function StepsSection() {
  const copy = useMarketingCopy().steps;
  const canRegister = useHasRoute('/register');
  const clicked = useTrackCta('how-it-works');
  return (
    <Section title={copy.title} id="how-it-works">
      <StepList list={copy.list} />
      {canRegister && (
        <div>
          <LinkButton to="/register?source=how-it-works" variant="secondary" onClick={clicked(copy.action)}>
            {copy.action}
          </LinkButton>
        </div>
      )}
    </Section>
  );
}
