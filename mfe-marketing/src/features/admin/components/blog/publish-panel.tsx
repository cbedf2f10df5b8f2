import { useToast } from '@datewright/sdk/host';
import { Badge, Button, Card, Heading, LinkButton, Row, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { usePublishPost } from '../../api/use-publish-post.ts';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';
import type { DraftAutosave } from '../../lib/draft-autosave.ts';
import type { DraftState } from '../../lib/draft-state.ts';
import { formatDateTime } from '../../lib/format-date-time.ts';
import { DeletePostButton } from './delete-post-button.tsx';
import { PublishFailure } from './publish-failure.tsx';
import { ScheduleField } from './schedule-field.tsx';
import { UnpublishDialog } from './unpublish-dialog.tsx';

/** Publishes, schedules and unpublishes. */
export function PublishPanel({ autosave, draft }: { autosave: DraftAutosave; draft: DraftState }) {
  const { publish: copy, states } = useBlogAdminCopy();
  const toast = useToast();
  const [asking, setAsking] = useState(false);
  const { post } = draft;
  const publish = usePublishPost(autosave, (changed) => {
    autosave.setPost(changed);
    toast.success(changed.state === 'scheduled' ? copy.doneLater : copy.done);
  });
  const isLive = post.state === 'published';
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
        {!isLive && <ScheduleField busy={publish.isPending} onSchedule={publish.mutate} />}
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
        {publish.isError && <PublishFailure error={publish.error} />}
        {(post.wasPublic || post.state === 'draft') && (
          <DeletePostButton autosave={autosave} isPublic={post.wasPublic} />
        )}
        <UnpublishDialog id={post.id} open={asking} onClose={() => setAsking(false)} onUnpublished={autosave.setPost} />
      </Stack>
    </Card>
  );
}
