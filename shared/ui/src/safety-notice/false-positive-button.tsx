import { Button, Row, Stack, Text } from '@datewright/ui';
import { useEffect, useRef, useState } from 'react';
import type { SafetyNoticeCopy } from '../copy/safety-notice/en.ts';
import { QuietAction } from './notice-layout.ts';

interface Props {
  words: SafetyNoticeCopy;
  /** The confirmation before the member continues; `null` when they may not continue. */
  question: string | null;
  isCharged: boolean;
  onReport: () => void;
  onContinue: () => void;
}

/** "This is wrong": reports it at once, then asks whether to continue, or thanks the member. */
export function FalsePositiveButton({ words, question, isCharged, onReport, onContinue }: Props) {
  const { actions, answers } = words;
  const [at, setAt] = useState<'start' | 'asked' | 'thanked'>('start');
  const said = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone, so move the focus to what replaced it.
  useEffect(() => {
    if (at !== 'start') said.current?.focus();
  }, [at]);

  function tell() {
    onReport();
    setAt(question === null ? 'thanked' : 'asked');
  }

  if (at === 'start') {
    return (
      <QuietAction>
        <Button variant="ghost" size="small" onClick={tell}>
          {actions.wrong}
        </Button>
      </QuietAction>
    );
  }
  return (
    <Stack $gap={3}>
      <Text ref={said} tabIndex={-1} role="status">
        {at === 'asked' ? question : actions.thanks}
      </Text>
      {at === 'asked' && (
        <Row $gap={2}>
          <Button variant="secondary" onClick={onContinue}>
            {answers.yes}
            {isCharged && ` · ${actions.cost}`}
          </Button>
          <Button variant="ghost" onClick={() => setAt('thanked')}>
            {answers.no}
          </Button>
        </Row>
      )}
    </Stack>
  );
}
