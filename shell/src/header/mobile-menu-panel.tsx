import { useRouteCheck, useTrack } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Icon, LinkButton } from '@datewright/ui';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import { useTheme } from '../theme/use-theme.ts';
import { AccountLinks } from './account-links.tsx';
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

/** The sections of the mobile menu, loaded when it is first opened. */
export function MobileMenuPanel({ id, navigation }: { id: string; navigation: Navigation }) {
  const copy = useShellCopy().header;
  const track = useTrack();
  const has = useRouteCheck();
  const { theme, toggle } = useTheme();
  const { who, menus, action } = navigation;
  return (
    <Panel id={id}>
      {menus.map((menu) => (
        <Section key={menu.label}>
          <h2>{menu.label}</h2>
          {menu.entries.map((entry) => (
            <Link key={entry.path} to={entry.path} onClick={() => track('nav_click', { path: entry.path })}>
              {entry.label}
            </Link>
          ))}
        </Section>
      ))}
      <Section>
        {who === 'member' && (
          <>
            <h2>{copy.account}</h2>
            <AccountLinks />
          </>
        )}
        {who === 'visitor' && has('/login') && <Link to="/login">{copy.signIn}</Link>}
        <button type="button" onClick={toggle}>
          <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
          {theme === 'dark' ? copy.toLight : copy.toDark}
        </button>
      </Section>
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
