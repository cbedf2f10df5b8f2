import * as calls from '@datewright/contracts/marketing/admin-posts';
import { type Api, newId, useApi } from '@datewright/sdk/host';
import { useMemo } from 'react';

const createPostApi = (api: Api) => ({
  create: () => api.call(calls.createPost, { body: { id: newId(), title: '' } }),
  read: (id: string) => api.call(calls.readAdminPost, { params: { id } }),
  save: (id: string, base: number, content: calls.PostContent) =>
    api.call(calls.savePost, { params: { id }, body: { base, content } }),
  delete: (id: string, base: number, isPublic: boolean) =>
    api.call(calls.deletePost, { params: { id }, query: { base: String(base), ...(isPublic && { public: 'yes' }) } }),
});
export type PostApi = ReturnType<typeof createPostApi>;

/** The calls on one post's draft; stable between renders. */
export function usePostApi(): PostApi {
  const api = useApi();
  return useMemo(() => createPostApi(api), [api]);
}
