import { useRouteCheck } from '@datewright/sdk/host';
import { useLocation } from '@datewright/sdk/router';

/** Where a visitor is registering, or has just registered. */
const registrationPaths: ReadonlySet<string> = new Set(['/register', '/verify-email']);

/** True when the registration page exists and the open page is no part of registering. */
export function useCanRegister(): boolean {
  const has = useRouteCheck();
  const { pathname } = useLocation();
  return !registrationPaths.has(pathname) && has('/register');
}
