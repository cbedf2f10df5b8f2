import { appLimits, type DatingApp } from '@datewright/contracts/bio/rules';
import { styled } from '@datewright/sdk/styled';
import { Row, Text, TextArea } from '@datewright/ui';
import { useRef, useState } from 'react';
import { Avatar } from '../../../../components/illustrations/avatar.tsx';
import { useDatingAppsCopy } from '../../copy/use-dating-apps-copy.ts';
import { usePrehydrationInput } from '../../hooks/use-prehydration-input.ts';
import { MarginNote } from '../illustrations/margin-note.tsx';
import { PhoneFrame } from '../illustrations/phone-frame.tsx';

const Count = styled.p<{ $over: boolean }>`
  color: ${({ $over }) => ($over ? 'var(--bad)' : 'var(--good)')};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

const maxInputLength = 1000;

/** Live character count against the limit of the app. */
export function BioLengthCheck({ app }: { app: DatingApp }) {
  const copy = useDatingAppsCopy();
  const { name, who, field, start, note } = copy.list[app];
  const [text, setText] = useState(start);
  const box = useRef<HTMLTextAreaElement>(null);
  usePrehydrationInput(box, start, setText);
  const left = appLimits[app] - [...text].length;
  return (
    <PhoneFrame
      top={
        <Row $gap={3} $nowrap>
          <Avatar character={who} size={40} />
          <strong>{name}</strong>
        </Row>
      }
    >
      <TextArea
        ref={box}
        label={field}
        rows={6}
        maxLength={maxInputLength}
        value={text}
        hint={copy.example}
        onChange={(event) => setText(event.target.value)}
      />
      <Count $over={left < 0} role="status">
        {copy.counter(left)}
      </Count>
      <MarginNote to="up">{note}</MarginNote>
      <Text $tone="muted" $size={14}>
        {copy.limit(name, appLimits[app])}
      </Text>
    </PhoneFrame>
  );
}
