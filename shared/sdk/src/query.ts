/**
 * React Query as remotes share it: one cache for the page, no provider to set up. The shell itself needs none of it, so
 * it comes with the first remote that does.
 */
import { type UseQueryOptions, useMutation as useMutationOf, useQuery as useQueryOf } from '@tanstack/react-query';
import { usePageQueryClient } from './query/page-query-client.ts';

export { queryOptions } from '@tanstack/react-query';
export { usePageQueryClient as useQueryClient } from './query/page-query-client.ts';

/** `useQuery` of React Query on the page's cache. */
export const useQuery = ((options: UseQueryOptions) => useQueryOf(options, usePageQueryClient())) as typeof useQueryOf;

/** `useMutation` of React Query on the page's cache. */
export const useMutation: typeof useMutationOf = (options) => useMutationOf(options, usePageQueryClient());
