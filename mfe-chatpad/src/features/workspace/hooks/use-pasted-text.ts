import type { Message } from '@datewright/contracts/chatpad/match';
import { useSession, useToast } from '@datewright/sdk/host';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { isSameText, joinMessages } from '../../conversation/lib/join-messages.ts';
import { type ProfileFields, readAsProfile } from '../../conversation/lib/parse-profile.ts';
import { isSamePerson } from '../../conversation/lib/person-names.ts';
import { type PasteReading, readAnswer, readPaste } from '../../conversation/lib/read-paste.ts';
import { keepNewestMessages, mergeProfile } from '../../matches/lib/match-fields.ts';
import type { MatchDraft } from './use-match-draft.ts';

/** More messages than this are left out, the oldest first. */
export const maxMessages = 400;
export const nameMaxLength = 80;

export interface PastedText {
  text: string;
  /** What only the member can tell before the text is added. */
  question: Extract<PasteReading, { kind: 'question' }>['question'] | null;
  /** The name in a chat that may be with somebody else: the member says whose it is before it is added. */
  otherName: string | null;
  questionBox: RefObject<HTMLDivElement | null>;
  isUnreadable: boolean;
  /** What the last text was read as. */
  result: string;
  type: (text: string) => void;
  read: (text: string) => PasteReading;
  /** Adds what is clear and returns `true`; asks about the rest. */
  add: (text: string, found?: PasteReading) => boolean;
  addChat: (messages: Message[], matchName?: string) => void;
  /** Adds the chat of `otherName` to this match. */
  addOther: () => void;
  addAsProfile: () => void;
  /** Leads the member to the open question. */
  focusQuestion: () => void;
}

/** The text in the paste field: it is read as a chat or a profile, and its content goes into the draft. */
export function usePastedText({ fields, pasted, changeFields, changeMessages, typePasted }: MatchDraft): PastedText {
  const { conversation: copy } = useCopy();
  const toast = useToast();
  const member = useSession().user?.fullName ?? '';
  const [reading, setReading] = useState<PasteReading | null>(null);
  const [result, setResult] = useState('');
  const [asked, setAsked] = useState(0);
  const questionBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (asked > 0) questionBox.current?.querySelector('button')?.focus();
  }, [asked]);

  function read(text: string): PasteReading {
    const found = readPaste(text, { match: fields.name, member });
    return fields.messages.at(-1)?.sender === 'user' ? readAnswer(found) : found;
  }

  function type(text: string) {
    setReading(null);
    setAsked(0);
    typePasted(text);
  }

  function addChat(added: Message[], matchName = '', profile?: ProfileFields) {
    const joined = joinMessages(fields.messages, added, isSameText);
    const known = profile ? mergeProfile(fields, profile) : fields;
    const name = known.name || matchName.slice(0, nameMaxLength);
    const next = keepNewestMessages({ ...known, name, messages: joined.slice(-maxMessages) });
    changeFields(next);
    const count = joined.length - fields.messages.length;
    const last = next.messages.at(-1);
    if (count === 0) toast.info(copy.allKnown);
    else if (last) setResult(copy.readChat(count, copy.lastBy[last.sender]));
    if (next.messages.length < joined.length) toast.info(copy.newestKept(next.messages.length));
    type('');
  }

  function addProfile(profile: ProfileFields) {
    changeFields(mergeProfile(fields, profile));
    setResult(copy.readProfile(profile.name));
    type('');
  }

  function addAnswer(answer: Message) {
    changeMessages([...fields.messages, answer].slice(-maxMessages), copy.answered(fields.name));
    type('');
  }

  /** A chat with another name in it, of which nothing is known, may be in the wrong place. */
  function isOthers({ messages, matchName = '' }: Extract<PasteReading, { kind: 'chat' }>): boolean {
    if (!fields.name || !matchName) return false;
    if (isSamePerson(matchName, fields.name) || isSamePerson(fields.name, matchName)) return false;
    return joinMessages(fields.messages, messages, isSameText).length === fields.messages.length + messages.length;
  }

  function add(text: string, found = read(text)): boolean {
    if (found.kind === 'chat' && !isOthers(found)) addChat(found.messages, found.matchName, found.profile);
    else if (found.kind === 'answer') addAnswer(found.message);
    else if (found.kind === 'profile') addProfile(found.profile);
    else {
      typePasted(text);
      setReading(found);
      return false;
    }
    return true;
  }

  return {
    text: pasted,
    question: reading?.kind === 'question' ? reading.question : null,
    otherName: reading?.kind === 'chat' ? (reading.matchName ?? null) : null,
    questionBox,
    isUnreadable: reading?.kind === 'nothing',
    result,
    type,
    read,
    add,
    addChat,
    addOther: () => reading?.kind === 'chat' && addChat(reading.messages, reading.matchName, reading.profile),
    addAsProfile: () => addProfile(readAsProfile(pasted)),
    focusQuestion: () => setAsked((times) => times + 1),
  };
}
