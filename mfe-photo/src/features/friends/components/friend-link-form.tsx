import { friendLinkLimits } from '@datewright/contracts/photo/limits';
import { Button, Heading, Notice, Row, Stack, Text } from '@datewright/ui';
import { Checkbox } from '@datewright/ui/checkbox';
import { TextButton } from '../../../components/text-button.ts';
import { useCopy } from '../../../copy/use-copy.ts';
import type { useCreateLink } from '../hooks/use-create-link.ts';
import type { useLinkForm } from '../hooks/use-link-form.ts';
import { PhotoChoice } from './photo-choice.tsx';

interface Props {
  form: ReturnType<typeof useLinkForm>;
  making: ReturnType<typeof useCreateLink>;
}

/** Choose photos, confirm the two conditions, and create a link. */
export function FriendLinkForm({ form, making }: Props) {
  const { friends: copy } = useCopy();
  const { usable, chosen, lost, hint, mayKeep, allAgreed } = form;

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
          <Heading as="h3" $size={18}>
            {copy.choose}
          </Heading>
          <TextButton onClick={form.chooseAll}>{copy.all}</TextButton>
        </Row>
        <Text $tone="muted" $size={14}>
          {copy.chooseText}
        </Text>
        <PhotoChoice photos={usable} chosen={chosen} onToggle={form.toggle} />
        {gone}
      </Stack>
      <Stack $gap={2}>
        <Checkbox label={copy.mayKeep} checked={mayKeep} onChange={form.toggleMayKeep} />
        <Checkbox label={copy.allAgreed} checked={allAgreed} onChange={form.toggleAllAgreed} />
      </Stack>
      <Row $gap={3}>
        <Button busy={making.isBusy} onClick={form.submit}>
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
