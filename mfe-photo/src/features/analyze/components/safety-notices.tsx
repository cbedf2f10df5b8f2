import { Notice } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { Photo } from '../../../lib/photo.ts';
import { SelfHarmNotice } from './self-harm-notice.tsx';

interface Props {
  photos: readonly Photo[];
  /** The list of issues is folded, so the notice about a minor is repeated here. */
  areIssuesFolded: boolean;
}

/** The notices at the top of the page: help lines, and that someone may be under 18. */
export function SafetyNotices({ photos, areIssuesFolded }: Props) {
  const { analyze: copy } = useCopy();
  const hasCode = (code: string) => photos.some(({ error }) => error?.code === code);
  return (
    <>
      {hasCode('photo_self_harm') && <SelfHarmNotice />}
      {areIssuesFolded &&
        photos.map(
          ({ id, error }, place) =>
            error?.code === 'photo_minor' && (
              <Notice key={id} tone="careful">
                {copy.issue(place + 1, error.message)}
              </Notice>
            ),
        )}
    </>
  );
}
