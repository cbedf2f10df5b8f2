import { useRouteCheck, useSession, useTrack } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { LinkButton } from '@datewright/ui';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import { AccountLinks } from '../member/account-links.tsx';
import { ThemeChoice } from '../theme/theme-choice.tsx';
import type { Navigation } from './use-navigation.ts';

const Panel = styled.div`
  background: var(--ground);
  border-top: 1px solid var(--hairline);
  bottom: 0;
  display: grid;
  align-content: start;
  gap: var(--space-6);
  left: 0;
  overflow-y: auto;
  padding: var(--space-5) var(--space-4) var(--space-12);
  position: fixed;
  right: 0;
  top: var(--header-height);
  z-index: 30;
`;

const Section = styled.div`
  display: grid;
  gap: var(--space-1);
  > h2 {
    color: var(--muted);
    font-family: var(--font-text);
    font-size: var(--text-14);
    font-weight: 600;
    letter-spacing: 0;
    padding: var(--space-2);
  }
  > a,
  > button {
    align-items: center;
    background: none;
    border: 0;
    border-radius: var(--radius-control);
    color: var(--text);
    cursor: pointer;
    display: flex;
    font-size: var(--text-18);
    gap: var(--space-3);
    min-height: 3rem;
    padding: 0 var(--space-2);
    text-align: left;
    text-decoration: none;
  }
`;

const Email = styled.p`
  color: var(--muted);
  overflow: hidden;
  padding: 0 var(--space-2) var(--space-2);
  text-overflow: ellipsis;
`;

interface Props {
  id: string;
  navigation: Navigation;
  isMemberPage: boolean;
}

/** The sections of the mobile menu, loaded when it is first opened: the account first where members work, and their tools, for pages whose own bar replaces that of the frame. */
export function MobileMenuPanel({ id, navigation, isMemberPage }: Props) {
  const copy = useShellCopy().header;
  const track = useTrack();
  const { menus, action } = navigation;
  const account = <AccountSection key="account" who={navigation.who} />;
  const pages = menus
    .filter(({ label }) => !isMemberPage || label !== copy.useCases)
    .map((menu) => (
      <Section key={menu.label}>
        <h2>{menu.label}</h2>
        {menu.entries.map((entry) => (
          <Link key={entry.path} to={entry.path} onClick={() => track('nav_click', { path: entry.path })}>
            {entry.label}
          </Link>
        ))}
      </Section>
    ));
  return (
    <Panel id={id}>
      {isMemberPage ? [account, ...pages] : [...pages, account]}
      <ThemeChoice />
      {action && (
        <LinkButton
          to={action.to}
          size="large"
          full
          onClick={() => track('cta_click', { location: 'mobile-menu', label: action.label, cta_text: action.label })}
        >
          {action.label}
        </LinkButton>
      )}
    </Panel>
  );
}

function AccountSection({ who }: Pick<Navigation, 'who'>) {
  const copy = useShellCopy().header;
  const has = useRouteCheck();
  const { user } = useSession();
  return (
    <Section>
      {who === 'member' && (
        <>
          <h2>{copy.account}</h2>
          <Email>{user?.email}</Email>
          <AccountLinks />
        </>
      )}
      {who === 'visitor' && has('/login') && <Link to="/login">{copy.signIn}</Link>}
    </Section>
  );
}
