import type { RouteCard } from '@datewright/contracts/registry/card';
import { useHasRoute, useTrack } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { useStore } from '@datewright/sdk/store';
import { styled } from '@datewright/sdk/styled';
import { Menu, Page, Skeleton } from '@datewright/ui';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import { useMemberPage } from '../lib/use-member-page.ts';
import { AccountMenu, ToolCredits, ToolNav } from '../member/member-parts.ts';
import { LazySignOutDialog } from '../sign-out/lazy-sign-out-dialog.ts';
import { signOutDialogOpen } from '../sign-out/use-sign-out.ts';
import { DesktopOnly } from './desktop-only.ts';
import { HeaderAction } from './header-action.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { QuietLink } from './quiet-link.ts';
import { ThemeToggle } from './theme-toggle.tsx';
import { useNavigation } from './use-navigation.ts';

const Bar = styled.header`
  /* With text at 200%, everything still fits side by side. */
  --gap: min(var(--space-2), 2vw);
  --target: min(2.75rem, 44px);
  background: var(--ground);
  border-bottom: 1px solid var(--hairline);
  flex: none;
  height: var(--header-height);
  position: sticky;
  top: 0;
  z-index: 30;
`;

/** A member's spans the window: tools, menus and credits need the room, and nothing in it moves between tools. */
const HeaderContent = styled(Page)<{ $isMember: boolean }>`
  max-width: ${({ $isMember }) => $isMember && 'none'};
  padding-inline: min(var(--space-4), 4.5vw);
  align-items: center;
  display: flex;
  gap: var(--gap);
  height: 100%;
  justify-content: space-between;
`;

const Side = styled.div`
  align-items: center;
  display: flex;
  gap: var(--gap);
  justify-content: flex-end;
  @media (max-width: 55.99rem) {
    flex: 1;
  }
`;

const Menus = styled.nav<{ $isMember: boolean }>`
  /* Where there is no room for both, a member's tools replace the menus. */
  @media (max-width: 90rem) {
    > div {
      display: ${({ $isMember }) => $isMember && 'none'};
    }
  }
  display: none;
  flex: 1;
  gap: var(--space-1);
  margin-left: var(--space-4);
  @media (min-width: 56rem) {
    display: flex;
  }
`;

const MobileOnly = styled.div`
  @media (min-width: 56rem) {
    display: none;
  }
`;

export function Header({ route }: { route: RouteCard | null }) {
  const copy = useShellCopy().header;
  const isMemberPage = useMemberPage(route);
  const track = useTrack();
  const navigation = useNavigation();
  const asksBeforeSignOut = useStore(signOutDialogOpen);
  const canSignIn = useHasRoute('/login');
  const { who, menus, action } = navigation;
  return (
    <Bar>
      <HeaderContent $isMember={isMemberPage}>
        <Logo />
        <Menus aria-label={copy.navigation} $isMember={isMemberPage}>
          {isMemberPage && <ToolNav />}
          {menus
            .filter(({ label }) => !isMemberPage || label !== copy.products)
            .map((menu) => (
              <Menu
                key={menu.label}
                label={menu.label}
                onToggle={(open) => track('nav_dropdown_toggle', { menu: menu.label, open })}
              >
                {menu.entries.map((entry) => (
                  <Link
                    key={entry.path}
                    to={entry.path}
                    onClick={() => track('dropdown_item_click', { path: entry.path })}
                  >
                    {entry.label}
                  </Link>
                ))}
              </Menu>
            ))}
        </Menus>
        <Side>
          {isMemberPage && route && <ToolCredits route={route} />}
          <DesktopOnly $isBesideTools={isMemberPage}>
            <ThemeToggle />
          </DesktopOnly>
          {who !== 'member' && (
            <DesktopOnly>
              {who === 'unknown' && <Skeleton $width="9rem" $height="2.25rem" />}
              {who === 'visitor' && canSignIn && <QuietLink to="/login">{copy.signIn}</QuietLink>}
            </DesktopOnly>
          )}
          {action && <HeaderAction action={action} isMember={who === 'member'} isMemberPage={isMemberPage} />}
          <DesktopOnly>{who === 'member' && <AccountMenu />}</DesktopOnly>
          <MobileOnly>
            <MobileMenu navigation={navigation} isMemberPage={isMemberPage} />
          </MobileOnly>
        </Side>
      </HeaderContent>
      {asksBeforeSignOut && <LazySignOutDialog />}
    </Bar>
  );
}
