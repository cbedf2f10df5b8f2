import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { useLocation } from '@datewright/sdk/router';
import { writingProfileQuery } from '@datewright/sdk/writing-profile';
import { RetryNotice, Skeleton } from '@datewright/ui';
import { useEffect } from 'react';
import { SectionCard } from '../../../components/section-card.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { WritingForm } from './writing-form.tsx';

/** The anchor that other pages link to. */
const anchor = 'how-you-write';

/** How the member writes, and what may be said of them: one profile for every tool. */
export function WritingSection() {
  const { writingProfile: copy } = useCopy();
  // Another tab may have saved it meanwhile, and a form that starts from an older answer would undo that.
  const profile = useQuery({ ...writingProfileQuery(useApi()), refetchOnMount: 'always' });
  const { data, error, isFetching, isFetchedAfterMount, refetch } = profile;
  useScrollToAnchor(isFetchedAfterMount);
  return (
    <SectionCard id={anchor} title={copy.title} lead={copy.lead}>
      {error && !isFetching ? (
        <RetryNotice live="assertive" onRetry={() => refetch()}>
          {error.message}
        </RetryNotice>
      ) : data && isFetchedAfterMount ? (
        <WritingForm stored={data} />
      ) : (
        <Skeleton $height="22rem" />
      )}
    </SectionCard>
  );
}

/** The page grows while its sections load, so it scrolls again when this one has. */
function useScrollToAnchor(isLoaded: boolean): void {
  const { hash } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: loading moves the section
  useEffect(() => {
    if (hash === `#${anchor}`) document.getElementById(anchor)?.scrollIntoView();
  }, [hash, isLoaded]);
}
