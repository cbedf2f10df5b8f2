import { useHasRoute } from '@datewright/sdk/host';
import { LinkButton } from '@datewright/ui';
import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';
import { Section } from '../../../frame/section.tsx';
import { StepsList } from '../../../frame/steps-list.tsx';
import { useCta } from '../../../frame/use-cta.ts';

export function Steps() {
  const copy = useMarketingCopy().steps;
  const canRegister = useHasRoute('/register');
  const clicked = useCta('how-it-works');
  return (
    <Section title={copy.title} id="how-it-works">
      <StepsList list={copy.list} />
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
