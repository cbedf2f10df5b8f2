import { Button } from '@datewright/ui';
import type { RefObject } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PasteResult } from '../lib/parse-paste.ts';
import { PasteQuestion } from './paste-question.tsx';

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  question: Exclude<PasteResult, { kind: 'nothing' | 'sure' }>;
  onAnswer: (choice: Props['question']['choices'][number]) => void;
  /** The text is no chat but the match's profile. */
  onProfile: () => void;
}

/** Asks which name is the member's, or who wrote first. */
export function SpeakerQuestion({ ref, question, onAnswer, onProfile }: Props) {
  const { whoIsWho: copy } = useCopy().conversation;
  const { kind, choices } = question;
  const sideLabels = new Map(Object.entries(copy.sides));
  return (
    <PasteQuestion ref={ref} title={copy[kind]} hint={copy.hint}>
      {choices.map((choice) => (
        <Button key={choice.who} variant="secondary" size="small" onClick={() => onAnswer(choice)}>
          {kind === 'name' ? copy.iAm(choice.who) : sideLabels.get(choice.who)}
        </Button>
      ))}
      {kind !== 'name' && !question.isNamed && (
        <Button variant="secondary" size="small" onClick={onProfile}>
          {copy.profile}
        </Button>
      )}
    </PasteQuestion>
  );
}
