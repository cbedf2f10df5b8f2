/**
 * React Query for remotes: one cache per page, without a provider. The shell does not use it, so it loads with the
 * first remote that does.
 */
import {
  type UseQueryOptions,
  useMutation as useMutationOf,
  useQueries as useQueriesOf,
  useQuery as useQueryOf,
} from '@tanstack/react-query';
import { usePageQueryClient } from './query/page-query-client.ts';

export { queryOptions } from '@tanstack/react-query';
export { usePageQueryClient as useQueryClient } from './query/page-query-client.ts';

/** React Query's `useQuery` on the cache of the page. */
export const useQuery = ((options: UseQueryOptions) => useQueryOf(options, usePageQueryClient())) as typeof useQueryOf;

/** React Query's `useQueries` on the cache of the page. */
export const useQueries = ((options: Parameters<typeof useQueriesOf>[0]) =>
  useQueriesOf(options, usePageQueryClient())) as typeof useQueriesOf;

/** React Query's `useMutation` on the cache of the page. */
export const useMutation: typeof useMutationOf = (options) => useMutationOf(options, usePageQueryClient());
