import type { RouteCard } from '@datewright/contracts/registry/card';
import { css, styled } from '@datewright/sdk/styled';
import type { ReactNode } from 'react';
import { LateConsent } from '../consent/late-consent.tsx';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import { Header } from '../header/header.tsx';
import { LateToasts } from '../toasts/late-toasts.tsx';
import { late } from './late.tsx';
import { OfflineNotice } from './offline-notice.tsx';

// Below everything that is seen first.
const Footer = late(() => import('../footer/footer.tsx').then((file) => file.Footer));

type Kind = RouteCard['layout'];

const Frame = styled.div<{ $kind: Kind }>`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${({ $kind }) =>
    $kind === 'tool' &&
    css`
      height: 100dvh;
    `}
  /* On paper stands the page alone. */
  @media print {
    height: auto;
    > :not(main) {
      display: none;
    }
  }
`;

const Main = styled.main<{ $kind: Kind }>`
  flex: 1;
  min-width: 0;
  outline: none;
  ${({ $kind }) =>
    $kind === 'tool' &&
    css`
      display: flex;
      flex-direction: column;
      min-height: 0;
      overflow: auto;
      > * {
        flex: 1;
        min-height: 0;
      }
    `}
`;

const SkipLink = styled.a`
  background: var(--ember);
  border-radius: var(--radius-control);
  color: var(--on-ember);
  left: var(--space-4);
  padding: var(--space-3) var(--space-4);
  position: fixed;
  top: var(--space-3);
  transform: translateY(-200%);
  z-index: 60;
  &:focus {
    transform: none;
  }
`;

/** Header, content and footer, as the card of the page asks for. */
export function Layout({ layout, children }: { layout: Kind; children: ReactNode }) {
  const copy = useShellCopy();
  return (
    <Frame $kind={layout}>
      <SkipLink href="#content">{copy.skipToContent}</SkipLink>
      <LateConsent />
      {layout !== 'bare' && <Header />}
      <Main id="content" tabIndex={-1} $kind={layout}>
        {children}
      </Main>
      {layout === 'page' && <Footer />}
      <OfflineNotice />
      <LateToasts />
    </Frame>
  );
}
