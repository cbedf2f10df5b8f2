import { getPlaybook } from '@datewright/contracts/datecoach/get-playbook';
import { listPlaybooks } from '@datewright/contracts/datecoach/list-playbooks';
import type { Api } from '@datewright/sdk/host';
import { queryOptions } from '@datewright/sdk/query';

/** The member's playbooks, newest first. */
export const playbooksQuery = (api: Api) =>
  queryOptions({
    queryKey: ['datecoach', 'playbooks'],
    queryFn: async ({ signal }) => (await api.call(listPlaybooks, { signal })).playbooks,
  });

export const playbookQuery = (api: Api, operationId: string) =>
  queryOptions({
    queryKey: ['datecoach', 'playbook', operationId],
    queryFn: ({ signal }) => api.call(getPlaybook, { params: { operationId }, signal }),
  });
