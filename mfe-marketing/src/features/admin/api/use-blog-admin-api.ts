import * as calls from '@datewright/contracts/marketing/admin-posts';
import { addPostPicture } from '@datewright/contracts/marketing/pictures';
import type { Api } from '@datewright/sdk/host';
import { newId, useApi } from '@datewright/sdk/host';
import { useMemo } from 'react';

/** Upload timeout in milliseconds. */
const uploadTimeoutMs = 60_000;

const createBlogAdminApi = (api: Api) => ({
  list: (q: string, state: calls.PostState | null, signal: AbortSignal) =>
    api.call(calls.listAdminPosts, { query: { ...(q && { q }), ...(state && { state }) }, signal }),
  create: () => api.call(calls.createPost, { body: { id: newId(), title: '' } }),
  read: (id: string) => api.call(calls.readAdminPost, { params: { id } }),
  save: (id: string, base: number, content: calls.PostContent) =>
    api.call(calls.savePost, { params: { id }, body: { base, content } }),
  publish: (id: string, base: number, at: string | null) =>
    api.call(calls.publishPost, { params: { id }, body: { base, at } }),
  delete: (id: string, base: number) => api.call(calls.deletePost, { params: { id }, query: { base: String(base) } }),
  unpublish: (id: string) => api.call(calls.unpublishPost, { params: { id } }),
  preview: (markdown: string, signal: AbortSignal) => api.call(calls.previewPost, { body: { markdown }, signal }),
  versions: (id: string) => api.call(calls.listPostVersions, { params: { id } }),
  version: (id: string, version: number) =>
    api.call(calls.readPostVersion, { params: { id, version: String(version) } }),
  addPicture(file: File) {
    const form = new FormData();
    form.append('picture', file);
    return api.call(addPostPicture, { form, timeoutMs: uploadTimeoutMs });
  },
});
export type BlogAdminApi = ReturnType<typeof createBlogAdminApi>;

/** The admin calls of the blog; stable between renders. */
export function useBlogAdminApi(): BlogAdminApi {
  const api = useApi();
  return useMemo(() => createBlogAdminApi(api), [api]);
}
