import { createMemoryHost } from '@datewright/sdk/testing/memory-host';
import { loadRouteTable } from '@datewright/testkit/page/load-route-table';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Header } from '../src/header/header.tsx';
import { MobileMenuPanel } from '../src/header/mobile-menu-panel.tsx';
import { useNavigation } from '../src/header/use-navigation.ts';

function SmallMenu() {
  return <MobileMenuPanel id="menu" navigation={useNavigation()} isMemberPage={false} />;
}

/** The header of a page that everybody may read. */
const OpenHeader = () => <Header route={loadRouteTable().find('/pricing')?.route ?? null} />;

/** Opens a part of the header of the whole product. */
async function openHeader(Part: () => ReactNode, visitor: boolean) {
  const page = await createMemoryHost({ visitor });
  Object.assign(page.host, { routes: loadRouteTable() });
  const { hands } = page.open(Part, '/pricing');
  // The menus are visible on wide screens only, and jsdom has no screen width.
  const press = async (name: string) => hands.click(await screen.findByRole('button', { name, hidden: true }));
  const follow = async (name: string) => hands.click(await screen.findByRole('link', { name, hidden: true }));
  return { page, press, follow };
}

test('Opening a menu and choosing an item are reported as events', async () => {
  const { page, press, follow } = await openHeader(OpenHeader, true);
  await press('Products');
  await follow('ChatPad');
  expect(page.reported).toEqual([
    ['nav_dropdown_toggle', { menu: 'Products', open: true }],
    ['dropdown_item_click', { path: '/chat-assistant' }],
    ['nav_dropdown_toggle', { menu: 'Products', open: false }],
  ]);
});

test('The account menu and signing out are reported too', async () => {
  const { page, press, follow } = await openHeader(OpenHeader, false);
  await press('Your account');
  await follow('Your profile');
  await press('Your account');
  await press('Sign out');
  expect(page.reported).toEqual([
    ['nav_dropdown_toggle', { menu: 'account', open: true }],
    ['dropdown_item_click', { item: 'profile' }],
    ['nav_dropdown_toggle', { menu: 'account', open: false }],
    ['nav_dropdown_toggle', { menu: 'account', open: true }],
    ['logout_click', {}],
    ['nav_dropdown_toggle', { menu: 'account', open: false }],
  ]);
});

test('Signing out asks for confirmation if work would be lost', async () => {
  localStorage.setItem('chatpad:u1:new-1', JSON.stringify({ draft: 'hey' }));
  const { page, press } = await openHeader(OpenHeader, false);
  const signOut = jest.fn(async () => true);
  Object.assign(page.host.session, { signOut });
  const leave = async () => {
    await press('Your account');
    await press('Sign out');
  };
  await leave();
  await screen.findByText(/photos with their results/);
  await press('Stay signed in');
  expect(screen.queryByText(/photos with their results/)).toBeNull();
  expect(signOut).not.toHaveBeenCalled();
  await leave();
  await press('Sign out and clear');
  await waitFor(() => expect(signOut).toHaveBeenCalledWith('local'));
});

test('In the menu of a small screen each link is reported', async () => {
  const { page, follow } = await openHeader(SmallMenu, true);
  await follow('Tinder');
  expect(page.reported).toEqual([['nav_click', { path: '/use-cases/tinder' }]]);
});
