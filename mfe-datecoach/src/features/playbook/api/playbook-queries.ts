import { getPlaybook } from '@datewright/contracts/datecoach/get-playbook';
import { listPlaybooks } from '@datewright/contracts/datecoach/list-playbooks';
import type { Api } from '@datewright/sdk/host';
import { queryOptions } from '@datewright/sdk/query';
import { readPages } from '@datewright/sdk/read-pages';
import { itemsPerPage } from '../../../lib/items-per-page.ts';

/** The member's playbooks, newest first. */
export const playbooksQuery = (api: Api) =>
  queryOptions({
    queryKey: ['datecoach', 'playbooks'],
    async queryFn({ signal }) {
      const pages = await readPages((before) =>
        api.call(listPlaybooks, { query: { limit: itemsPerPage, before }, signal }),
      );
      return pages.flatMap(({ playbooks }) => playbooks);
    },
  });

export const playbookQuery = (api: Api, operationId: string) =>
  queryOptions({
    queryKey: ['datecoach', 'playbook', operationId],
    queryFn: ({ signal }) => api.call(getPlaybook, { params: { operationId }, signal }),
  });
