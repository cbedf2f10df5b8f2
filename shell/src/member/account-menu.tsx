import { useSession, useTrack } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Menu } from '@datewright/ui';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import { ThemeChoice } from '../theme/theme-choice.tsx';
import { AccountLinks } from './account-links.tsx';

const Initial = styled.span`
  background: var(--accent-wash);
  border-radius: 50%;
  color: var(--accent-text);
  display: grid;
  font-weight: 700;
  height: 2rem;
  place-items: center;
  text-transform: uppercase;
  width: 2rem;
`;

const AccountEmail = styled.p`
  border-bottom: 1px solid var(--hairline);
  color: var(--muted);
  font-size: var(--text-14);
  margin-bottom: var(--space-1);
  max-width: 18rem;
  overflow: hidden;
  padding: var(--space-2) var(--space-3) var(--space-3);
  text-overflow: ellipsis;
`;

export function AccountMenu() {
  const copy = useShellCopy().header;
  const { user } = useSession();
  const track = useTrack();
  if (!user) return null;
  return (
    <Menu
      name={copy.account}
      label={<Initial>{(user.fullName ?? user.email).slice(0, 1)}</Initial>}
      align="end"
      onToggle={(open) => track('nav_dropdown_toggle', { menu: 'account', open })}
    >
      <AccountEmail>{user.email}</AccountEmail>
      <AccountLinks />
      <ThemeChoice />
    </Menu>
  );
}
