/** React Query as remotes share it: one cache for the page, cleared on sign-out. */
export {
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
