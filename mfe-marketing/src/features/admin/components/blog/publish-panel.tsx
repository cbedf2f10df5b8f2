import type { AdminPost } from '@datewright/contracts/marketing/admin-posts';
import { ApiError, useToast } from '@datewright/sdk/host';
import { useMutation } from '@datewright/sdk/query';
import { styled } from '@datewright/sdk/styled';
import { Badge, Button, Card, Heading, LinkButton, Notice, Row, Stack, Text, TextField } from '@datewright/ui';
import { ConfirmDialog } from '@datewright/ui/confirm-dialog';
import { useState } from 'react';
import { useBlogAdminApi } from '../../api/use-blog-admin-api.ts';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';
import type { DraftAutosave, DraftState } from '../../lib/draft-autosave.ts';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { DeleteDraftButton } from './delete-draft-button.tsx';

const Missing = styled.ul`
  display: grid;
  gap: var(--space-1);
  padding-left: var(--space-5);
`;

class NotSaved extends Error {}

/** Publishes, schedules and unpublishes. It saves first, because the saved version is published. */
export function PublishPanel({ keeper, draft }: { keeper: DraftAutosave; draft: DraftState }) {
  const { publish: copy, states } = useBlogAdminCopy();
  const desk = useBlogAdminApi();
  const toast = useToast();
  const [at, setAt] = useState('');
  const [asking, setAsking] = useState(false);
  const { post } = draft;
  const took = (changed: AdminPost) => keeper.setPost(changed);

  const publish = useMutation({
    networkMode: 'always',
    retry: false,
    mutationFn: async (time: string | null) => {
      if (!(await keeper.flush())) throw new NotSaved();
      return desk.publish(post.id, keeper.getState().post.version, time);
    },
    onSuccess: (changed) => {
      took(changed);
      toast.success(changed.state === 'scheduled' ? copy.doneLater : copy.done);
    },
  });
  const unpublish = useMutation({
    networkMode: 'always',
    retry: false,
    mutationFn: () => desk.unpublish(post.id),
    onSuccess: (changed) => {
      took(changed);
      setAsking(false);
      toast.success(copy.gone);
    },
  });

  const isLive = post.state === 'published';
  const time = at === '' ? null : new Date(at).toISOString();
  const fields = publish.error instanceof ApiError ? Object.keys(publish.error.fields) : [];
  const missing = fields.flatMap((field) => copy.missing[field] ?? []);
  const why =
    publish.error instanceof NotSaved
      ? copy.saveFirst
      : publish.error instanceof ApiError
        ? publish.error.message
        : copy.failed;
  const hasChanges = post.hasChanges || draft.status !== 'saved';
  const stands = {
    draft: copy.draft,
    scheduled: copy.scheduled(formatDateTime(post.publishAt ?? post.savedAt)),
    published: copy.published(formatDateTime(post.publishAt ?? post.savedAt)),
  }[post.state];

  return (
    <Card $padding={4}>
      <Stack $gap={3} $align="start">
        <Row $gap={3}>
          <Heading as="h2" $size={18}>
            {copy.title}
          </Heading>
          <Badge>{states[post.state]}</Badge>
        </Row>
        <Text>
          {stands} {post.state !== 'draft' && hasChanges && copy.changed}
        </Text>
        <Button busy={publish.isPending} onClick={() => publish.mutate(null)}>
          {isLive ? copy.changes : copy.now}
        </Button>
        {!isLive && (
          <>
            <TextField
              type="datetime-local"
              label={copy.at}
              value={at}
              onChange={(event) => setAt(event.target.value)}
            />
            <Button
              variant="secondary"
              disabled={time === null}
              busy={publish.isPending}
              onClick={() => publish.mutate(time)}
            >
              {copy.schedule}
            </Button>
          </>
        )}
        {isLive && (
          <LinkButton to={`/blog/${post.slug}`} variant="secondary">
            {copy.see}
          </LinkButton>
        )}
        {post.state !== 'draft' && (
          <Button variant="ghost" onClick={() => setAsking(true)}>
            {copy.unpublish}
          </Button>
        )}
        {publish.isError && (
          <Notice tone="bad" live="assertive">
            {missing.length === 0 && why}
            <Missing>
              {missing.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Missing>
          </Notice>
        )}
        {post.canDelete && <DeleteDraftButton keeper={keeper} />}
        <ConfirmDialog
          open={asking}
          title={copy.unpublishTitle}
          labels={{ yes: copy.unpublish, no: copy.keep }}
          busy={unpublish.isPending}
          failure={unpublish.isError && copy.failed}
          onConfirm={() => unpublish.mutate()}
          onClose={() => setAsking(false)}
        >
          {copy.unpublishText}
        </ConfirmDialog>
      </Stack>
    </Card>
  );
}
