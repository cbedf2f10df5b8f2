import { useHasRoute } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Heading, LinkButton, Text } from '@datewright/ui';
import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';
import { Section } from '../../../frame/section.tsx';
import { useCta } from '../../../frame/use-cta.ts';

const List = styled.ol`
  counter-reset: step;
  display: grid;
  gap: var(--space-6);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  > li {
    align-content: start;
    border-top: 2px solid var(--hairline);
    counter-increment: step;
    display: grid;
    gap: var(--space-2);
    padding-top: var(--space-4);
  }
  > li::before {
    color: var(--accent-text);
    content: counter(step);
    font-family: var(--font-heading);
    font-size: var(--text-36);
    font-weight: 700;
    line-height: 1;
  }
`;

export function Steps() {
  const copy = useMarketingCopy().steps;
  const canRegister = useHasRoute('/register');
  const clicked = useCta('how-it-works');
  return (
    <Section title={copy.title} id="how-it-works">
      <List>
        {copy.list.map((step) => (
          <li key={step.title}>
            <Heading as="h3" $size={22}>
              {step.title}
            </Heading>
            <Text $tone="muted">{step.text}</Text>
          </li>
        ))}
      </List>
      {canRegister && (
        <div>
          <LinkButton to="/register?source=how-it-works" onClick={clicked(copy.action)}>
            {copy.action}
          </LinkButton>
        </div>
      )}
    </Section>
  );
}
