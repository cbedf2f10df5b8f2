import { useRouteCheck } from '@datewright/sdk/host';
import { useLocation } from '@datewright/sdk/router';

/** True when the registration page exists and is not the open one. */
export function useCanRegister(): boolean {
  const has = useRouteCheck();
  return useLocation().pathname !== '/register' && has('/register');
}
