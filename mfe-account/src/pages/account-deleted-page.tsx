import { getDeletion } from '@datewright/contracts/account/get-deletion';
import { formatLongDate } from '@datewright/sdk/billing';
import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { useSearchParams } from '@datewright/sdk/router';
import { Skeleton } from '@datewright/ui';
import { DescriptionList } from '../components/description-list.tsx';
import { FormPage } from '../components/form-page.tsx';
import { LoadFailure } from '../components/load-failure.tsx';
import { useCopy } from '../copy/use-copy.ts';
import { useServiceName } from '../features/own-data/hooks/use-service-name.ts';

/** Milliseconds between two looks while something is still to be erased. */
const pollInterval = 15_000;

/** The proof of a deletion, for whoever has its reference: what is erased, and what is still to be. */
export function AccountDeletedPage() {
  const { ownData: copy } = useCopy();
  const api = useApi();
  const nameOf = useServiceName();
  const reference = useSearchParams()[0].get('reference') ?? '';
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['account', 'deletion', reference],
    queryFn: ({ signal }) => api.call(getDeletion, { params: { reference }, signal }),
    enabled: reference !== '',
    refetchInterval: ({ state }) => (state.data?.completedAt === null ? pollInterval : false),
    retry: false,
  });
  if (reference === '') return <FormPage title={copy.noReferenceTitle} lead={copy.noReference} />;
  return (
    <FormPage title={data?.completedAt ? copy.deletedTitle : copy.deletingTitle} lead={copy.proofLead}>
      {data ? (
        <DescriptionList
          facts={[
            [copy.reference, data.reference],
            [copy.requested, formatLongDate(data.requestedAt)],
            ...data.erased.map(({ service, at }): [string, string] => [
              nameOf(service),
              copy.erased(formatLongDate(at) ?? at),
            ]),
            ...data.waiting.map((service): [string, string] => [nameOf(service), copy.waiting]),
          ]}
        />
      ) : error && !isFetching ? (
        <LoadFailure message={error.message} retry={copy.retry} onRetry={() => refetch()} />
      ) : (
        <Skeleton $height="8rem" />
      )}
    </FormPage>
  );
}
