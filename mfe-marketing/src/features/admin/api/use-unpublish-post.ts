import { type AdminPost, unpublishPost } from '@datewright/contracts/marketing/admin-posts';
import { useApi } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';

export function useUnpublishPost(id: string, onUnpublished: (post: AdminPost) => void) {
  const api = useApi();
  return useMutation({
    networkMode: 'always',
    retry: false,
    mutationFn: () => api.call(unpublishPost, { params: { id } }),
    onSuccess: onUnpublished,
  });
}
