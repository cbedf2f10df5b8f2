import { useSession } from '@datewright/sdk/host';

/** The page to request a password link: the security page for members, else the reset page. */
export function usePasswordResetPath(): string {
  return useSession().status === 'signed-in' ? '/profile/security' : '/forgot-password';
}
