import { useSession } from '@datewright/sdk/host';

/** Where a link to a new password is asked for: members do so on their page Security. */
export function usePasswordResetPath(): string {
  return useSession().status === 'signed-in' ? '/profile/security' : '/forgot-password';
}
