/**
 * React Query as remotes share it. The shell itself needs none of it, so it comes with the first remote that does;
 * such a remote wraps its routes in `<QueryProvider>`.
 */
export { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
export { QueryProvider } from './query/query-provider.tsx';
