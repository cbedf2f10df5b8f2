import type { Message } from '@datewright/contracts/chatpad/match';
import { Button, Notice, Row } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import type { PasteResult } from '../lib/parse-paste.ts';

interface Props {
  question: Exclude<PasteResult, { kind: 'nothing' | 'sure' }>;
  onAnswer: (messages: Message[]) => void;
}

/** Asks which name is the member's, or who wrote first. */
export function SpeakerQuestion({ question, onAnswer }: Props) {
  const { conversation: copy } = useCopy();
  const { kind, choices } = question;
  const sideLabels = new Map(Object.entries(copy.whoIsWho.sides));
  return (
    <Notice
      live="polite"
      title={copy.whoIsWho[kind]}
      action={
        <Row $gap={2}>
          {choices.map(({ who, messages }) => (
            <Button key={who} variant="secondary" size="small" onClick={() => onAnswer(messages)}>
              {kind === 'name' ? copy.whoIsWho.iAm(who) : sideLabels.get(who)}
            </Button>
          ))}
        </Row>
      }
    >
      {copy.whoIsWho.hint}
    </Notice>
  );
}
