import { useLocation } from '@datewright/sdk/router';

/** What the redirect from an unknown address to the home page leaves behind. */
export const missingPathState = (path: string) => ({ missingPath: path });

/** The address that was asked for and does not exist, on the home page that is shown instead. */
export function useMissingPath(): string | null {
  const state = useLocation().state as Partial<ReturnType<typeof missingPathState>> | null;
  return typeof state?.missingPath === 'string' ? state.missingPath : null;
}
