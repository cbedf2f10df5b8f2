import { ApiError } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Notice } from '@datewright/ui';
import { NotSaved } from '../../api/use-publish-post.ts';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';

const Missing = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding-left: var(--space-5);
`;

/** Why a post was not published: what it lacks, or the reason. */
export function PublishFailure({ error }: { error: Error }) {
  const { publish: copy } = useBlogAdminCopy();
  const fields = error instanceof ApiError ? Object.keys(error.fields) : [];
  const missing = fields.flatMap((field) => copy.missing[field] ?? []);
  const reason = error instanceof NotSaved ? copy.saveFirst : error instanceof ApiError ? error.message : copy.failed;
  return (
    <Notice tone="bad" live="assertive">
      {missing.length === 0 && reason}
      <Missing>
        {missing.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Missing>
    </Notice>
  );
}
