import { styled } from '@datewright/sdk/styled';
import { Card, SegmentedControl, Text, TextField } from '@datewright/ui';
import { useRef, useState } from 'react';
import { Avatar } from '../../../../components/illustrations/avatar.tsx';
import type { OpenerTone } from '../../copy/en/example-openers.ts';
import { useChatAssistantCopy } from '../../copy/use-chat-assistant-copy.ts';
import { usePrehydrationInput } from '../../hooks/use-prehydration-input.ts';
import { createExampleOpener } from '../../lib/create-example-opener.ts';
import { ChatBubble } from '../illustrations/chat-bubble.tsx';
import { MarginNote } from '../illustrations/margin-note.tsx';

const Sheet = styled(Card)`
  border-radius: var(--radius-sheet);
  box-shadow: var(--shadow);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding: var(--space-5);
`;

const Who = styled.div`
  align-items: center;
  display: grid;
  gap: var(--space-4);
  grid-template-columns: auto minmax(0, 1fr);
`;

const Answer = styled.div`
  display: grid;
  gap: var(--space-2);
  min-height: 8.5rem;
  align-content: start;
`;

const maxNameLength = 30;

/** A fictional match that visitors can edit; the opener adapts. */
export function EditableMatch() {
  const copy = useChatAssistantCopy().match;
  const [name, setName] = useState(copy.startName);
  const [bio, setBio] = useState(copy.startBio);
  const [tone, setTone] = useState<OpenerTone>('flirty');
  const nameField = useRef<HTMLInputElement>(null);
  const bioField = useRef<HTMLInputElement>(null);
  usePrehydrationInput(nameField, copy.startName, setName);
  usePrehydrationInput(bioField, copy.startBio, setBio);
  const opener = createExampleOpener(name.trim() || copy.startName, bio, tone);
  const tones = Object.entries(copy.tones) as [OpenerTone, string][];
  return (
    <Sheet as="section" aria-label={copy.title}>
      <strong>{copy.title}</strong>
      <Who>
        <Avatar character="maya" size={56} />
        <TextField
          ref={nameField}
          label={copy.name}
          autoComplete="off"
          maxLength={maxNameLength}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      </Who>
      <TextField
        ref={bioField}
        label={copy.bio}
        autoComplete="off"
        maxLength={copy.limit}
        value={bio}
        onChange={(event) => setBio(event.target.value)}
      />
      <SegmentedControl
        legend={copy.tone}
        options={tones.map(([value, label]) => ({ value, label }))}
        value={tone}
        onChange={setTone}
      />
      <Answer aria-live="polite">
        <ChatBubble key={opener.text} $from="me">
          {opener.text}
        </ChatBubble>
        <MarginNote to="up">{opener.detail ? copy.note(opener.detail) : copy.quiet}</MarginNote>
      </Answer>
      <Text $tone="muted" $size={14}>
        {copy.example}
      </Text>
    </Sheet>
  );
}
