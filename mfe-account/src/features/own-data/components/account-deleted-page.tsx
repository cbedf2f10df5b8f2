import { getDeletion } from '@datewright/contracts/account/get-deletion';
import { longDate } from '@datewright/sdk/billing';
import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { useSearchParams } from '@datewright/sdk/router';
import { Skeleton } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { FactList } from '../../../frame/fact-list.tsx';
import { FormPage } from '../../../frame/form-page.tsx';
import { LoadFailure } from '../../../frame/load-failure.tsx';
import { useServiceName } from '../use-service-name.ts';

/** Milliseconds between two looks while something is still to be erased. */
const lookEvery = 15_000;

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
    refetchInterval: ({ state }) => (state.data?.completedAt === null ? lookEvery : false),
    retry: false,
  });
  if (reference === '') return <FormPage title={copy.noReferenceTitle} lead={copy.noReference} />;
  return (
    <FormPage title={data?.completedAt ? copy.deletedTitle : copy.deletingTitle} lead={copy.proofLead}>
      {data ? (
        <FactList
          facts={[
            [copy.reference, data.reference],
            [copy.requested, longDate(data.requestedAt)],
            ...data.erased.map(({ service, at }): [string, string] => [
              nameOf(service),
              copy.erased(longDate(at) ?? at),
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
