import type { MatchFields } from '@datewright/contracts/chatpad/match';
import { useToast } from '@datewright/sdk/host';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { joinMessages } from '../../conversation/lib/join-messages.ts';
import type { PasteReading } from '../../conversation/lib/read-paste.ts';
import { keepNewestMessages, mergeProfile, mergeScreenshot } from '../../matches/lib/match-fields.ts';
import { useScreenshot } from '../../screenshot/hooks/use-screenshot.ts';
import type { ScreenText } from '../../screenshot/reader/read-screenshot.ts';
import type { MatchDraft } from './use-match-draft.ts';
import { maxMessages, nameMaxLength, type PastedText } from './use-pasted-text.ts';

/** Reads screenshots into the draft. What the AI read waits for the member's decision. */
export function useDraftScreenshot({ fields, changeFields }: MatchDraft, paste: PastedText) {
  const { screenshot: copy } = useCopy();
  const toast = useToast();
  const picture = useScreenshot();
  /** What the last screenshot was read as. */
  const [result, setResult] = useState('');
  const reading = picture.state.step === 'answered' ? picture.state.reading : null;

  const addTexts = useEffectEvent((texts: ScreenText[]) => {
    picture.dismiss();
    const lines = texts.flatMap((text) => text.lines).join('\n');
    const read = lines === '' ? null : paste.read(lines);
    const { merged, addedCount } = mergeTexts(fields, texts, read);
    changeFields(merged);
    if (read?.kind === 'profile') return setResult(copy.profileReadHere(read.profile.name));
    if (read && read.kind !== 'chat') {
      paste.type([paste.text, lines].filter(Boolean).join('\n'));
      return setResult(copy.textReadHere);
    }
    const app = texts.find((text) => text.app !== null)?.app ?? null;
    setResult(addedCount > 0 ? copy.readHere(addedCount, app) : copy.allKnown);
  });
  useEffect(() => {
    if (picture.state.step === 'read') addTexts(picture.state.texts);
  }, [picture.state]);

  function decide(isAdded: boolean) {
    if (reading && isAdded) {
      changeFields(mergeScreenshot(fields, reading.fields));
      toast.success(copy.taken);
    }
    picture.dismiss();
  }

  return { ...picture, result, reading, decide };
}

/** Adds what the device read: the bubbles, and what the text outside them was recognized as. */
function mergeTexts(fields: MatchFields, texts: ScreenText[], read: PasteReading | null) {
  const chat = read?.kind === 'chat' ? read : null;
  const inBubbles = texts.reduce((all, text) => joinMessages(all, text.messages), fields.messages);
  const messages = chat ? joinMessages(inBubbles, chat.messages) : inBubbles;
  const known = read?.kind === 'profile' ? mergeProfile(fields, read.profile) : fields;
  const name = texts.find((text) => text.name !== '')?.name ?? chat?.matchName ?? '';
  const age = texts.find((text) => text.age !== null)?.age ?? null;
  const merged = keepNewestMessages({
    ...known,
    name: known.name || name.slice(0, nameMaxLength),
    age: known.age ?? age,
    messages: messages.slice(-maxMessages),
  });
  return { merged, addedCount: messages.length - fields.messages.length };
}
