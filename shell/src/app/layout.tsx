import type { RouteCard } from '@datewright/contracts/registry/card';
import { useSession } from '@datewright/sdk/host';
import { css, styled } from '@datewright/sdk/styled';
import { useHeightProperty } from '@datewright/ui/use-height-property';
import type { ReactNode } from 'react';
import { LazyConsentBanner } from '../consent/lazy-consent-banner.tsx';
import { Dock } from '../frames/dock.ts';
import { Header } from '../header/header.tsx';
import { lazyPart } from '../lib/lazy-part.tsx';
import { useMemberPage } from '../lib/use-member-page.ts';
import { BottomBar, MemberFooter, OutageNotice } from '../member/member-parts.ts';
import { useMissingPath } from '../not-found/missing-path.ts';
import { LazyToasts } from '../toasts/lazy-toasts.tsx';

// Lazy, because it is below the fold.
const Footer = lazyPart(() => import('../footer/footer.tsx').then((file) => file.Footer));

// Lazy, because it is not needed to show the page.
const Install = lazyPart(() => import('../install/install.tsx').then((file) => file.Install));

// Lazy, because only a page that stays open needs them. One file for both.
const loadNotices = () => import('./late-notices.ts');
const OfflineNotice = lazyPart(() => loadNotices().then((file) => file.OfflineNotice));
const UpdateNotice = lazyPart(() => loadNotices().then((file) => file.UpdateNotice));

// Lazy, because few visits see it.
const NotFoundNotice = lazyPart(() => import('../not-found/not-found-notice.tsx').then((file) => file.NotFoundNotice));
// Lazy, because members see it only after a new version.
const LegalNotice = lazyPart(() => import('../member/legal-notice.tsx').then((file) => file.LegalNotice));

/** Loads the parts that are in the HTML of every page. */
export const preloadLayout = Footer.preload;

type Kind = RouteCard['layout'];

const Frame = styled.div<{ $kind: Kind; $isMember: boolean }>`
  /*
   * A phone's members have a bar at the bottom, hidden while the keyboard takes the room or a page's own bar takes its place.
   * What a page keeps at its own bottom stands above it, unless the page scrolls inside itself.
   */
  ${({ $isMember, $kind }) =>
    $isMember &&
    css`
      @media (max-width: 55.99rem) {
        --frame-bottom: calc(min(3.5rem, 19vw) + env(safe-area-inset-bottom));
        --page-bottom: ${$kind === 'tool' ? '0px' : 'var(--frame-bottom)'};
        &:has(> nav[hidden], main [data-action-bar]) {
          --frame-bottom: 0px;
          > nav {
            display: none;
          }
        }
      }
    `}
  /* Notices stand above what a page keeps at the bottom of the screen; a page that scrolls inside itself makes room for them. */
  --dock-bottom: ${({ $kind }) => ($kind === 'tool' ? '0px' : 'calc(var(--frame-bottom, 0px) + var(--action-bar, 0px))')};
  /* Notices below the header make it higher for what sticks to the top of the page. */
  --bar-height: var(--header-height);
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  ${({ $kind }) =>
    $kind === 'tool' &&
    css`
      height: 100dvh;
    `}
  /* In print, only the page remains. */
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

interface Props {
  route: RouteCard | null;
  /** The composition that the open page shows. */
  compositionId: string;
  children: ReactNode;
}

/** Renders header, content and footer as the route card's layout requires. */
export function Layout({ route, compositionId, children }: Props) {
  const layout = route?.layout ?? 'page';
  const isMember = useMemberPage(route);
  const missingPath = useMissingPath();
  const { user } = useSession();
  const dock = useHeightProperty('--dock');
  return (
    <Frame $kind={layout} $isMember={isMember}>
      <LazyConsentBanner />
      {layout !== 'bare' && <Header route={route} />}
      {layout !== 'bare' && user?.legalNotice && <LegalNotice notice={user.legalNotice} />}
      {isMember && route && <OutageNotice route={route} />}
      <Main id="content" tabIndex={-1} $kind={layout}>
        {missingPath && <NotFoundNotice path={missingPath} />}
        {children}
      </Main>
      {layout === 'page' && (isMember ? <MemberFooter /> : <Footer />)}
      <Dock ref={dock}>
        <OfflineNotice />
        <UpdateNotice compositionId={compositionId} />
        <LazyToasts />
      </Dock>
      {isMember && <BottomBar />}
      <Install />
    </Frame>
  );
}
