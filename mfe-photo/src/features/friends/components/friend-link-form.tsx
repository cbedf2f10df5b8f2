import { friendLinkLimits, maxPhotos } from '@datewright/contracts/photo/limits';
import { Button, Heading, Notice, Row, Stack, Text } from '@datewright/ui';
import { Checkbox } from '@datewright/ui/checkbox';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { AnalyzedPhoto } from '../../../lib/photo.ts';
import type { useCreateLink } from '../hooks/use-create-link.ts';
import { PhotoChoice } from './photo-choice.tsx';

/** Choose photos, confirm the two conditions, and create a link. */
export function FriendLinkForm({
  photos,
  making,
}: {
  photos: readonly AnalyzedPhoto[];
  making: ReturnType<typeof useCreateLink>;
}) {
  const { friends: copy } = useCopy();
  // A re-created copy has other bytes than the analyzed photo, and only that one may be shown to friends.
  const usable = photos.filter(({ file, isCopy }) => file && !isCopy).slice(0, maxPhotos);
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const [mayKeep, setMayKeep] = useState(false);
  const [allAgreed, setAllAgreed] = useState(false);
  const [hint, setHint] = useState<keyof typeof copy.lacks | null>(null);
  const chosen = usable.filter(({ id }) => picked.has(id));
  const lost = photos.filter(({ file, isCopy }) => !file || isCopy).length;

  function toggle(id: string) {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    setPicked(next);
  }
  function make() {
    const lack = chosen.length < friendLinkLimits.fewestPhotos ? 'photos' : mayKeep && allAgreed ? null : 'words';
    setHint(lack);
    if (lack === null) void making.make(chosen);
  }

  const gone = lost > 0 && (
    <Text $tone="careful" $size={14}>
      {copy.fileGone(lost)}
    </Text>
  );
  if (usable.length < friendLinkLimits.fewestPhotos) return gone || null;
  return (
    <Stack>
      <Stack $gap={2}>
        <Row $justify="space-between" $gap={2}>
          <Heading as="h4" $size={18}>
            {copy.choose}
          </Heading>
          <Button variant="ghost" size="small" onClick={() => setPicked(new Set(usable.map(({ id }) => id)))}>
            {copy.all}
          </Button>
        </Row>
        <Text $tone="muted" $size={14}>
          {copy.chooseText}
        </Text>
        <PhotoChoice photos={usable} chosen={picked} onToggle={toggle} />
        {gone}
      </Stack>
      <Stack $gap={2}>
        <Checkbox label={copy.mayKeep} checked={mayKeep} onChange={() => setMayKeep(!mayKeep)} />
        <Checkbox label={copy.allAgreed} checked={allAgreed} onChange={() => setAllAgreed(!allAgreed)} />
      </Stack>
      <Row $gap={3}>
        <Button variant="secondary" busy={making.isBusy} onClick={make}>
          {making.isBusy ? copy.makes : copy.make}
        </Button>
        <Text role="status" $tone="careful" $size={14}>
          {hint && copy.lacks[hint]}
        </Text>
      </Row>
      {making.error && (
        <Notice tone="bad" live="polite">
          {making.error.message}
        </Notice>
      )}
    </Stack>
  );
}
