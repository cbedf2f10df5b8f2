import { formatLongDate } from '@datewright/sdk/dates';
import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { RetryNotice, Skeleton } from '@datewright/ui';
import { DescriptionList } from '../../../components/description-list.tsx';
import { FormPage } from '../../../components/form-page.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { deletionQuery } from '../api/deletion-query.ts';
import { useServiceName } from '../hooks/use-service-name.ts';

/** What has been erased, and what is still to be. */
export function DeletionStatus({ reference }: { reference: string }) {
  const { ownData: copy } = useCopy();
  const api = useApi();
  const nameOf = useServiceName();
  const { data, error, refetch, isFetching } = useQuery(deletionQuery(api, reference));
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
        <RetryNotice live="assertive" onRetry={() => refetch()}>
          {error.message}
        </RetryNotice>
      ) : (
        <Skeleton $height="8rem" />
      )}
    </FormPage>
  );
}
