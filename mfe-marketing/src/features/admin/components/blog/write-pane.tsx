import { markdownMaxLength } from '@datewright/contracts/marketing/admin-posts';
import { Button, Notice, Row, Spinner } from '@datewright/ui';
import { lazy, type Ref, Suspense } from 'react';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';
import type { usePictureUpload } from '../../hooks/use-picture-upload.tsx';
import type { DraftAutosave } from '../../lib/draft-autosave.ts';
import type { MarkdownEditorHandle } from './markdown-editor.tsx';

const MarkdownEditor = lazy(() =>
  import(/* webpackChunkName: "admin-editor" */ './markdown-editor.tsx').then((file) => ({
    default: file.MarkdownEditor,
  })),
);

interface Props {
  editor: Ref<MarkdownEditorHandle>;
  /** Held by the page, so that an upload survives a look at the preview. */
  upload: ReturnType<typeof usePictureUpload>;
  markdown: string;
  autosave: DraftAutosave;
}

export function WritePane({ editor, upload, markdown, autosave }: Props) {
  const copy = useBlogAdminCopy();
  const { input, choose, adding } = upload;
  return (
    <>
      {input}
      <Row>
        <Button variant="secondary" size="small" busy={adding.isPending} onClick={choose}>
          {copy.picture.intoText}
        </Button>
      </Row>
      {adding.isError && (
        <Notice tone="bad" live="assertive">
          {copy.picture.failed}
        </Notice>
      )}
      <Suspense fallback={<Spinner label={copy.desk.editorLoading} />}>
        <MarkdownEditor
          ref={editor}
          value={markdown}
          label={copy.desk.editor}
          hint={copy.desk.placeholder}
          longest={markdownMaxLength}
          onChange={(typed) => typed !== autosave.getState().content.markdown && autosave.edit({ markdown: typed })}
        />
      </Suspense>
    </>
  );
}
