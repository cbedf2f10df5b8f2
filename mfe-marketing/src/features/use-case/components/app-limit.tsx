import { appLimits, type DatingApp } from '@datewright/contracts/bio/rules';
import { styled } from '@datewright/sdk/styled';
import { Row, Text, TextArea } from '@datewright/ui';
import { useRef, useState } from 'react';
import { useUseCasesCopy } from '../../../copy/use-use-cases-copy.ts';
import { Note } from '../../../frame/drawn/note.tsx';
import { Person } from '../../../frame/drawn/person.tsx';
import { Phone } from '../../../frame/drawn/phone.tsx';
import { useTypedBefore } from '../../../frame/use-typed-before.ts';

const Count = styled.p<{ $over: boolean }>`
  color: ${({ $over }) => ($over ? 'var(--bad)' : 'var(--good)')};
  font-variant-numeric: tabular-nums;
  font-weight: 600;
`;

const longest = 1000;

/** The app’s own limit, live: what one writes, and how much room is left. */
export function AppLimit({ app }: { app: DatingApp }) {
  const copy = useUseCasesCopy();
  const { name, who, field, start, note } = copy.list[app];
  const [text, setText] = useState(start);
  const box = useRef<HTMLTextAreaElement>(null);
  useTypedBefore(box, start, setText);
  const left = appLimits[app] - [...text].length;
  return (
    <Phone
      top={
        <Row $gap={3} $nowrap>
          <Person who={who} size={40} />
          <strong>{name}</strong>
        </Row>
      }
    >
      <TextArea
        ref={box}
        label={field}
        rows={6}
        maxLength={longest}
        value={text}
        hint={copy.example}
        onChange={(event) => setText(event.target.value)}
      />
      <Count $over={left < 0} role="status">
        {copy.counter(left)}
      </Count>
      <Note to="up">{note}</Note>
      <Text $tone="muted" $size={14}>
        {copy.limit(name, appLimits[app])}
      </Text>
    </Phone>
  );
}
