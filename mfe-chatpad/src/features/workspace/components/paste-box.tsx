import { useSession, useToast } from '@datewright/sdk/host';
import { Stack, VisuallyHidden } from '@datewright/ui';
import { useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { PasteField } from '../../conversation/components/paste-field.tsx';
import { countCharacters, mergeProfile, mergeScreenshot } from '../../matches/lib/match-fields.ts';
import { ScreenshotButton } from '../../screenshot/components/screenshot-button.tsx';
import { ScreenshotPreview } from '../../screenshot/components/screenshot-preview.tsx';
import { useScreenshot } from '../../screenshot/hooks/use-screenshot.ts';
import { useDraft, useSending } from './workspace-provider.tsx';

/** More messages than this are left out, the oldest first. */
const maxMessages = 400;
const nameMaxLength = 80;

/** Where a member puts whatever they copied from the app. `incoming` was pasted on the page before. */
export function PasteBox({ incoming }: { incoming: string | undefined }) {
  const { form, conversation: copy, screenshot } = useCopy();
  const { match, fields, pasted, changeFields, changeText } = useDraft();
  const { problem } = useSending();
  const toast = useToast();
  const picture = useScreenshot();
  const [result, setResult] = useState('');
  const box = useRef<HTMLDivElement>(null);
  const member = useSession().user?.fullName ?? '';
  const problems = { empty: form.emptyHere, pendingPaste: form.unread };
  const isBlank = countCharacters(fields) === 0;

  function settlePicture(takes: boolean) {
    if (picture.reading && takes) {
      changeFields(mergeScreenshot(fields, picture.reading.fields));
      toast.success(screenshot.taken);
    }
    picture.dismiss();
    box.current?.querySelector('textarea')?.focus();
  }

  return (
    <Stack $gap={3} ref={box}>
      <PasteField
        incoming={incoming}
        names={{ match: fields.name, member }}
        pasted={pasted}
        onType={(text) => changeText({ pasted: text })}
        onChat={(added, matchName = '') => {
          const messages = [...fields.messages, ...added].slice(-maxMessages);
          changeFields({ ...fields, name: fields.name || matchName.slice(0, nameMaxLength), messages });
          const last = added.at(-1);
          if (last) setResult(copy.readChat(added.length, copy.lastBy[last.sender]));
        }}
        onProfile={(profile) => {
          changeFields(mergeProfile(fields, profile));
          setResult(copy.readProfile(profile.name));
        }}
        onPicture={(file) => void picture.read(file)}
        isFirst={isBlank}
        error={problem === 'empty' || problem === 'pendingPaste' ? problems[problem] : undefined}
      >
        <ScreenshotButton isBusy={picture.isBusy} onChoose={(file) => void picture.read(file)} />
      </PasteField>
      {/* What was read is seen in the chat and beside the name. */}
      <VisuallyHidden role="status">{result}</VisuallyHidden>
      {picture.reading && (
        <ScreenshotPreview
          read={picture.reading}
          canAdd={!picture.reading.sample || (!match && isBlank)}
          onDecide={settlePicture}
        />
      )}
    </Stack>
  );
}
