import type { NavigationEntry } from '@datewright/contracts/registry/card';
import { tools } from '@datewright/contracts/tools';
import { usePlan, useRouteCheck, useSession } from '@datewright/sdk/host';
import { useRouteMenu } from '@datewright/sdk/host/use-route-menu';
import { useShellCopy } from '../copy/use-shell-copy.ts';
import { getMainAction, type MainAction } from './main-action.ts';
import { useCanRegister } from './use-can-register.ts';

const [first] = tools;

export interface Navigation {
  /** `unknown` while the session of a previously signed-in browser is loading. */
  who: 'visitor' | 'member' | 'unknown';
  menus: { label: string; entries: NavigationEntry[] }[];
  action: MainAction | null;
}

/** The menus and the call to action of the header, the mobile menu and the footer for the current viewer. */
export function useNavigation(): Navigation {
  const copy = useShellCopy().header;
  const { status, likelySignedIn } = useSession();
  const { tier, loading, features } = usePlan();
  const credits = features[first.feature].currentCredits;
  const has = useRouteCheck();
  const menu = useRouteMenu();
  const canRegister = useCanRegister();
  const productPath = menu('products', false)[0]?.path;
  const signedIn = status === 'signed-in' || (status === 'loading' && likelySignedIn);
  const menus = [
    { label: copy.products, entries: menu('products', signedIn) },
    { label: copy.useCases, entries: menu('use-cases', signedIn) },
    { label: copy.resources, entries: menu('resources', signedIn) },
  ].filter(({ entries }) => entries.length > 0);
  const known = status !== 'loading' || !likelySignedIn;
  return {
    who: known ? (signedIn ? 'member' : 'visitor') : 'unknown',
    menus,
    action: known && !loading ? getMainAction({ canRegister, signedIn, tier, credits, productPath }, copy, has) : null,
  };
}
