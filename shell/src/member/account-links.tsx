import { useRouteCheck, useSession, useTrack } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { Icon } from '@datewright/ui';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import { useConfirmedSignOut } from '../sign-out/use-confirmed-sign-out.ts';

/** The page where a member can also sign out all devices, after a confirmation. */
const security = '/profile/security';

const settings = [
  { path: '/profile', icon: 'profile', item: 'profile' },
  { path: '/profile/billing', icon: 'card', item: 'billing' },
  { path: security, icon: 'lock', item: 'security' },
  { path: '/profile/data', icon: 'edit', item: 'ownData' },
] as const;

/** The links of a member's account menu, shared by the header and the mobile menu. */
export function AccountLinks() {
  const copy = useShellCopy().header;
  const { user } = useSession();
  const has = useRouteCheck();
  const track = useTrack();
  const signOut = useConfirmedSignOut();
  const isAdmin = user?.roles.includes('admin') === true;
  const clicked = (item: string) => () => track('dropdown_item_click', { item });
  return (
    <>
      {settings
        .filter(({ path }) => has(path))
        .map(({ path, icon, item }) => (
          <Link key={path} to={path} onClick={clicked(item)}>
            <Icon name={icon} />
            {copy[item]}
          </Link>
        ))}
      {isAdmin && has('/blog/admin') && (
        <Link to="/blog/admin" onClick={clicked('blog-admin')}>
          <Icon name="edit" />
          {copy.blogAdmin}
        </Link>
      )}
      {isAdmin && has('/desk/numbers') && (
        <Link to="/desk/numbers" onClick={clicked('analytics')}>
          <Icon name="eye" />
          {copy.analytics}
        </Link>
      )}
      <button type="button" onClick={signOut}>
        <Icon name="sign-out" />
        {copy.signOut}
      </button>
      {has(security) && (
        <Link to={security} onClick={clicked('sign-out-everywhere')}>
          <Icon name="sign-out" />
          {copy.signOutAll}
        </Link>
      )}
    </>
  );
}
