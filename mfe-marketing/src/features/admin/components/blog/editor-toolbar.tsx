import { Badge, Button, LinkButton, Row } from '@datewright/ui';
import { useBlogAdminCopy } from '../../copy/use-blog-admin-copy.ts';
import type { DraftState } from '../../lib/draft-state.ts';

const tones = {
  saved: 'good',
  waiting: 'neutral',
  saving: 'neutral',
  offline: 'careful',
  failed: 'bad',
  changed: 'careful',
  gone: 'careful',
} as const;

interface Props {
  status: DraftState['status'];
  onVersions: () => void;
}

export function EditorToolbar({ status, onVersions }: Props) {
  const copy = useBlogAdminCopy();
  return (
    <Row $justify="space-between">
      <LinkButton to="/blog/admin" variant="ghost">
        {copy.desk.back}
      </LinkButton>
      <Row $gap={3}>
        <span role="status">
          <Badge $tone={tones[status]}>{copy.status[status]}</Badge>
        </span>
        <Button variant="secondary" onClick={onVersions}>
          {copy.versions.open}
        </Button>
      </Row>
    </Row>
  );
}
