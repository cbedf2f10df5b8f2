import type { PostContent } from '@datewright/contracts/marketing/admin-posts';
import { Button, Dialog, Notice, Select, Spinner, Text } from '@datewright/ui';
import { useState } from 'react';
import { usePostVersion, usePostVersions } from '../../api/use-post-versions.ts';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { PostDiff } from './post-diff.tsx';

interface Props {
  id: string;
  content: PostContent;
  onRestore: (content: PostContent) => void;
  onClose: () => void;
}

/** Lists versions, shows the differences to the current text and restores one. Mounted while open. */
export function VersionsDialog({ id, content, onRestore, onClose }: Props) {
  const copy = useBlogAdminCopy().versions;
  const [chosen, setChosen] = useState<number | null>(null);
  const list = usePostVersions(id);
  const versions = list.data?.versions ?? [];
  const version = chosen ?? versions[1]?.version ?? versions[0]?.version;
  const old = usePostVersion(id, version);
  const found = old.data?.content;
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title}
      actions={
        found && (
          <Button variant="secondary" onClick={() => onRestore(found)}>
            {copy.restore}
          </Button>
        )
      }
    >
      {(list.isPending || (old.isPending && version !== undefined)) && <Spinner />}
      {(list.isError || old.isError) && <Notice tone="bad">{copy.failed}</Notice>}
      {list.isSuccess && versions.length === 0 && <Text>{copy.none}</Text>}
      {versions.length > 0 && (
        <Select label={copy.choose} value={String(version)} onChange={(event) => setChosen(Number(event.target.value))}>
          {versions.map((one) => (
            <option key={one.version} value={one.version}>
              {copy.line(formatDateTime(one.savedAt), one.savedByYou)}
              {one.published ? ` · ${copy.published}` : ''}
            </option>
          ))}
        </Select>
      )}
      {found && <PostDiff before={found} after={content} />}
    </Dialog>
  );
}
