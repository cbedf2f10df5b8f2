import { useHasRoute } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Heading, LinkButton, Page, Text } from '@datewright/ui';
import { useMarketingCopy } from '../../../copy/use-marketing-copy.ts';
import { useCta } from '../use-cta.ts';

const Sheet = styled.section`
  align-items: center;
  background: var(--surface-raised);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-sheet);
  display: grid;
  gap: var(--space-4);
  justify-items: center;
  padding: clamp(var(--space-8), 6vw, var(--space-16)) var(--space-4);
  text-align: center;
`;

export function Closing() {
  const copy = useMarketingCopy().closing;
  const canRegister = useHasRoute('/register');
  const clicked = useCta('closing');
  return (
    <Page>
      <Sheet>
        <Heading $size={36}>{copy.title}</Heading>
        <Text $tone="muted">{copy.text}</Text>
        {canRegister && (
          <LinkButton to="/register?source=closing" size="large" onClick={clicked(copy.action)}>
            {copy.action}
          </LinkButton>
        )}
      </Sheet>
    </Page>
  );
}
