import type { RouteCard } from '@datewright/contracts/registry/card';
import { css, styled } from '@datewright/sdk/styled';
import type { ReactNode } from 'react';
import { LazyConsentBanner } from '../consent/lazy-consent-banner.tsx';
import { Header } from '../header/header.tsx';
import { lazyPart } from '../lib/lazy-part.tsx';
import { LazyToasts } from '../toasts/lazy-toasts.tsx';
import { OfflineNotice } from './offline-notice.tsx';

// Lazy, because it is below the fold.
const Footer = lazyPart(() => import('../footer/footer.tsx').then((file) => file.Footer));

/** Loads the parts that are in the HTML of every page. */
export const preloadLayout = Footer.preload;

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
  /* The footer comes with the page, not before it: it would jump away. */
  > [aria-busy='true'] {
    min-height: 100dvh;
  }
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

/** Renders header, content and footer as the route card's layout requires. */
export function Layout({ layout, children }: { layout: Kind; children: ReactNode }) {
  return (
    <Frame $kind={layout}>
      <LazyConsentBanner />
      {layout !== 'bare' && <Header />}
      <Main id="content" tabIndex={-1} $kind={layout}>
        {children}
      </Main>
      {layout === 'page' && <Footer />}
      <OfflineNotice />
      <LazyToasts />
    </Frame>
  );
}
