import { Button, Notice, Row } from '@datewright/ui';
import type { RefObject } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useQuestionInView } from '../hooks/use-question-in-view.ts';
import type { PasteResult } from '../lib/parse-paste.ts';

interface Props {
  /** Takes the focus when only the answer is missing. */
  ref: RefObject<HTMLDivElement | null>;
  question: Exclude<PasteResult, { kind: 'nothing' | 'sure' }>;
  onAnswer: (choice: Props['question']['choices'][number]) => void;
  /** The text is no chat but the match's profile. */
  onProfile: () => void;
}

/** Asks which name is the member's, or who wrote first. */
export function SpeakerQuestion({ ref, question, onAnswer, onProfile }: Props) {
  const { conversation: copy } = useCopy();
  const { kind, choices } = question;
  useQuestionInView(ref);
  const sideLabels = new Map(Object.entries(copy.whoIsWho.sides));
  return (
    <Notice
      ref={ref}
      tabIndex={-1}
      live="polite"
      title={copy.whoIsWho[kind]}
      action={
        <Row $gap={2}>
          {choices.map((choice) => (
            <Button key={choice.who} variant="secondary" size="small" onClick={() => onAnswer(choice)}>
              {kind === 'name' ? copy.whoIsWho.iAm(choice.who) : sideLabels.get(choice.who)}
            </Button>
          ))}
          {kind !== 'name' && !question.isNamed && (
            <Button variant="secondary" size="small" onClick={onProfile}>
              {copy.whoIsWho.profile}
            </Button>
          )}
        </Row>
      }
    >
      {copy.whoIsWho.hint}
    </Notice>
  );
}
