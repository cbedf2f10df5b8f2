import { readEmailChangeLink } from '@datewright/contracts/account/read-email-change-link';
import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';

export function useEmailChangeLink(token: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['account', 'email-link', token],
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => api.call(readEmailChangeLink, { body: { access_token: token }, signal }),
  });
}
