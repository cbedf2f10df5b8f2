import { useTools, useTrack } from '@datewright/sdk/host';
import { useNavigate } from '@datewright/sdk/router';
import { css, styled } from '@datewright/sdk/styled';
import { Button, Card, Row, Stack, TextArea } from '@datewright/ui';
import { useRef, useState } from 'react';
import { useMarketingCopy } from '../../../../copy/use-marketing-copy.ts';

/** More would not fit into the tool either. */
const maxLength = 8000;

/** The field takes the height that its place leaves it, with the text area growing. */
const filling = css`
  align-self: stretch;
  display: flex;
  flex: 1 1 10rem;
  flex-direction: column;
  > textarea {
    flex: 1;
  }
`;

const Line = styled(Row)`
  align-items: end;
  flex: 1;
  > :first-child {
    ${filling}
  }
  textarea::placeholder {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

const Sheet = styled(Card)`
  display: flex;
  flex: 1;
  flex-direction: column;
  > div {
    flex: 1;
  }
  > div > :first-child {
    ${filling}
    flex-basis: auto;
  }
`;

/**
 * A field where a member begins with somebody new: its tool's page gets what is typed. `isShort` leaves room for a list
 * above: the button appears with the text.
 */
export function PasteStart({ isShort = false }: { isShort?: boolean }) {
  const navigate = useNavigate();
  const track = useTrack();
  const copy = useMarketingCopy().member.next;
  const [text, setText] = useState('');
  const [isRefused, setRefused] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const tool = useTools().find(({ card, path }) => path && card?.home.paste);
  const words = tool?.card?.home.paste;
  if (!tool?.path || !words) return null;
  const { path, service } = tool;
  function begin(pasted: string) {
    if (pasted.trim() === '') {
      setRefused(true);
      return area.current?.focus();
    }
    track('cta_click', { location: 'member-home', label: service });
    navigate(path, { state: { pasted: pasted.slice(0, maxLength) } });
  }
  const field = (
    <TextArea
      label={words.label}
      hideLabel={isShort}
      placeholder={words.placeholder}
      rows={isShort ? 1 : 3}
      maxLength={maxLength}
      ref={area}
      error={isRefused ? copy.pasteFirst : undefined}
      value={text}
      onChange={(event) => {
        setRefused(false);
        setText(event.target.value);
      }}
      onPaste={(event) => {
        if (text !== '') return;
        event.preventDefault();
        begin(event.clipboardData.getData('text'));
      }}
    />
  );
  const button = (
    <Button variant={isShort ? 'secondary' : 'primary'} onClick={() => begin(text)}>
      {words.action}
    </Button>
  );
  if (isShort) {
    return (
      <Line>
        {field}
        {text !== '' && button}
      </Line>
    );
  }
  return (
    <Sheet as="section">
      <Stack $gap={3}>
        {field}
        <Row>{button}</Row>
      </Stack>
    </Sheet>
  );
}
