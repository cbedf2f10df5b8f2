import { Button, Row, Stack, Text } from '@datewright/ui';
import { useEffect, useRef, useState } from 'react';
import type { CareWords } from '../../copy/care/en.ts';
import { Quiet } from './care-frame.ts';

interface Props {
  words: CareWords;
  /** Asked once before going on; null where nobody may. */
  question: string | null;
  costs: boolean;
  onWrong: () => void;
  onGoOn: () => void;
}

/** "This is wrong": told at once, then asked whether to go on, or thanked. */
export function WrongButton({ words, question, costs, onWrong, onGoOn }: Props) {
  const { actions, answers } = words;
  const [at, setAt] = useState<'start' | 'asked' | 'thanked'>('start');
  const said = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone: the focus goes on to what stands there now.
  useEffect(() => {
    if (at !== 'start') said.current?.focus();
  }, [at]);

  function tell() {
    onWrong();
    setAt(question === null ? 'thanked' : 'asked');
  }

  if (at === 'start') {
    return (
      <Quiet>
        <Button variant="ghost" size="small" onClick={tell}>
          {actions.wrong}
        </Button>
      </Quiet>
    );
  }
  return (
    <Stack $gap={3}>
      <Text ref={said} tabIndex={-1} role="status">
        {at === 'asked' ? question : actions.thanks}
      </Text>
      {at === 'asked' && (
        <Row $gap={2}>
          <Button variant="secondary" onClick={onGoOn}>
            {answers.yes}
            {costs && ` · ${actions.cost}`}
          </Button>
          <Button variant="ghost" onClick={() => setAt('thanked')}>
            {answers.no}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
