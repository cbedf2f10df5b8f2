import { styled } from '@datewright/sdk/styled';
import { Button, Icon, Meter, Notice, Row, SpinnerRing, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { NewLink, UploadState, useCreateLink } from '../hooks/use-create-link.ts';
import { ShareLink } from './share-link.tsx';

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  > li {
    align-items: center;
    display: flex;
    gap: var(--space-2);
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const marks: Record<UploadState, 'check' | 'alert' | null> = {
  waiting: null,
  sending: null,
  there: 'check',
  failed: 'alert',
};

/** A new link while its photos are uploaded, and once it is ready. */
export function LinkProgress({ link, making }: { link: NewLink; making: ReturnType<typeof useCreateLink> }) {
  const { friends: copy } = useCopy();
  const done = link.photos.filter(({ sent }) => sent === 'there').length;
  const all = link.photos.length;
  if (done === all) {
    return (
      <Notice tone="good" live="polite" title={copy.ready}>
        <Stack $gap={3}>
          <Text>{copy.readyText}</Text>
          <ShareLink token={link.token} />
          <Row>
            <Button variant="ghost" size="small" onClick={making.leave}>
              {copy.another}
            </Button>
          </Row>
        </Stack>
      </Notice>
    );
  }
  return (
    <Stack $gap={3}>
      <Text role="status">
        <strong>{copy.progress(done, all)}</strong>
      </Text>
      <Meter label={copy.progress(done, all)} value={done} max={all} tone="good" />
      <List>
        {link.photos.map(({ photo, sent }) => {
          const icon = marks[sent];
          return (
            <li key={photo.id}>
              {sent === 'sending' && <SpinnerRing $size={16} />}
              {icon && <Icon name={icon} size={16} />}
              {photo.name} {copy.sent[sent]}
            </li>
          );
        })}
      </List>
      {making.error && (
        <Notice
          tone="bad"
          live="polite"
          action={
            <Row $gap={2}>
              <Button variant="secondary" size="small" onClick={() => void making.sendRest()}>
                {copy.sendRest}
              </Button>
              <Button variant="ghost" size="small" onClick={making.leave}>
                {copy.notNow}
              </Button>
            </Row>
          }
        >
          {making.error.message}
        </Notice>
      )}
    </Stack>
  );
}
