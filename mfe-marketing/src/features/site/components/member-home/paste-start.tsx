import { useTools, useTrack } from '@datewright/sdk/host';
import { useNavigate } from '@datewright/sdk/router';
import { Button, Card, Row, Stack, TextArea } from '@datewright/ui';
import { useState } from 'react';

/** More would not fit into the tool either. */
const maxLength = 8000;

/** A field where somebody begins who has no match yet: its tool's page gets what is typed. */
export function PasteStart() {
  const navigate = useNavigate();
  const track = useTrack();
  const [text, setText] = useState('');
  const tool = useTools().find(({ card, path }) => path && card?.home.paste);
  const words = tool?.card?.home.paste;
  if (!tool?.path || !words) return null;
  const { path, service } = tool;
  function begin(pasted: string) {
    if (pasted.trim() === '') return;
    track('cta_click', { location: 'member-home', label: service });
    navigate(path, { state: { pasted: pasted.slice(0, maxLength) } });
  }
  return (
    <Card as="section">
      <Stack $gap={3}>
        <TextArea
          label={words.label}
          placeholder={words.placeholder}
          rows={3}
          maxLength={maxLength}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onPaste={(event) => {
            if (text !== '') return;
            event.preventDefault();
            begin(event.clipboardData.getData('text'));
          }}
        />
        <Row>
          <Button variant="primary" onClick={() => begin(text)}>
            {words.action}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
