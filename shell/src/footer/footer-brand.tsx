import { useSession } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { LinkButton, Text } from '@datewright/ui';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import { Logo } from '../header/logo.tsx';
import { useCanRegister } from '../header/use-can-register.ts';

const Brand = styled.div`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  @media (min-width: 40rem) {
    grid-column: span 2;
  }
  @media (max-width: 30rem) {
    gap: var(--space-2);
    grid-template-columns: minmax(0, 1fr) auto;
    > p {
      grid-column: 1 / -1;
    }
    > p:first-of-type {
      order: 1;
    }
    > p:last-of-type {
      order: 2;
    }
  }
`;

export function FooterBrand() {
  const copy = useShellCopy();
  const canRegister = useCanRegister();
  const { status } = useSession();
  return (
    <Brand>
      <Logo />
      <Text $tone="muted">{copy.footer.promise}</Text>
      {status === 'signed-out' && canRegister && (
        <>
          <LinkButton variant="secondary" to="/register?source=footer">
            {copy.footer.startFree}
          </LinkButton>
          <Text $tone="muted" $size={14}>
            {copy.footer.trust}
          </Text>
        </>
      )}
    </Brand>
  );
}
