import type { AdminPost } from '@datewright/contracts/marketing/admin-posts';
import { useToast } from '@datewright/sdk/host';
import { styled } from '@datewright/sdk/styled';
import { Heading, SegmentedControl, Stack } from '@datewright/ui';
import { useRef, useState } from 'react';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';
import { useDraftAutosave } from '../../hooks/use-draft-autosave.ts';
import { usePictureUpload } from '../../hooks/use-picture-upload.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EditorToolbar } from './editor-toolbar.tsx';
import type { MarkdownEditorHandle } from './markdown-editor.tsx';
import { PictureField } from './picture-field.tsx';
import { PostDeletedDialog } from './post-deleted-dialog.tsx';
import { PostFields } from './post-fields.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { VersionsDialog } from './versions-dialog.tsx';
import { WritePane } from './write-pane.tsx';

const Columns = styled.div`
  align-items: start;
  display: grid;
  gap: var(--space-6);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 2fr) minmax(18rem, 1fr);
  }
`;

export function PostEditor({ opened }: { opened: AdminPost }) {
  const copy = useBlogAdminCopy();
  const toast = useToast();
  const { autosave, draft } = useDraftAutosave(opened);
  const [view, setView] = useState<'write' | 'phone' | 'desktop'>('write');
  const [versions, setVersions] = useState(false);
  const editor = useRef<MarkdownEditorHandle>(null);
  const upload = usePictureUpload(({ url }) => editor.current?.insert(`![${copy.picture.altInText}](${url})`));
  const { content, post, status } = draft;
  return (
    <Stack $gap={6}>
      <EditorToolbar status={status} onVersions={() => setVersions(true)} />
      <Heading as="h1" $size={28}>
        {content.title || copy.list.untitled}
      </Heading>
      <Columns>
        <Stack $gap={4}>
          <SegmentedControl
            legend={copy.desk.views}
            hideLegend
            options={[
              { value: 'write', label: copy.desk.write },
              { value: 'phone', label: copy.desk.phone },
              { value: 'desktop', label: copy.desk.desktop },
            ]}
            value={view}
            onChange={setView}
          />
          {view === 'write' ? (
            <WritePane editor={editor} upload={upload} markdown={content.markdown} autosave={autosave} />
          ) : (
            <PreviewPane content={content} view={view} />
          )}
        </Stack>
        <Stack>
          <PublishPanel autosave={autosave} draft={draft} />
          <PostFields content={content} isKnown={post.state !== 'draft'} edit={autosave.edit} />
          <PictureField picture={content.picture} onChange={(picture) => autosave.edit({ picture })} />
        </Stack>
      </Columns>
      <ConflictDialog autosave={autosave} draft={draft} />
      <PostDeletedDialog open={status === 'gone'} content={content} onDiscard={autosave.discard} />
      {versions && (
        <VersionsDialog
          id={post.id}
          content={content}
          onClose={() => setVersions(false)}
          onRestore={(restored) => {
            autosave.edit(restored);
            setVersions(false);
            toast.success(copy.versions.restored);
          }}
        />
      )}
    </Stack>
  );
}
