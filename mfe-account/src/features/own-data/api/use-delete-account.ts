import { deleteAccount } from '@datewright/contracts/account/delete-account';
import { useApi, useSession } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';
import { useNavigate } from '@datewright/sdk/router';

/** Deletes the account and this browser's data, then shows the page with the reference. */
export function useDeleteAccount() {
  const { refresh, clearLocalData } = useSession();
  const api = useApi();
  const navigate = useNavigate();
  const remove = useMutation({
    retry: false,
    mutationFn: (currentPassword: string) =>
      api.call(deleteAccount, { body: currentPassword ? { currentPassword } : {} }),
  });

  async function deleteForGood(password: string) {
    const { reference } = await remove.mutateAsync(password);
    await clearLocalData();
    // Navigates first: this page needs a member and would redirect to sign-in.
    navigate(`/account-deleted?reference=${reference}`, { replace: true });
    void refresh();
  }

  return { deleteForGood, reset: remove.reset, error: remove.error, busy: remove.isPending };
}
