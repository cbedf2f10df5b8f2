import { useSearchParams } from '@datewright/sdk/router';
import { DeletionStatus } from '../features/own-data/components/deletion-status.tsx';

/** The proof of a deletion, for anyone who has its reference. */
export function AccountDeletedPage() {
  const [search] = useSearchParams();
  return <DeletionStatus reference={search.get('reference') ?? ''} />;
}
