import { questionLimit } from '@datewright/contracts/__tool__/limits';
import { usePlan, useSession } from '@datewright/sdk/host';
import { Button, Notice, Row, Skeleton, Stack, TextArea } from '@datewright/ui';
import { SafetyNotice } from '@datewright/ui/safety-notice';
import { useInvalidFocus } from '@datewright/ui/use-invalid-focus';
import { useOnline } from '@datewright/ui/use-online';
import { type FormEvent, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { useAsk } from '../api/use-ask.ts';
import { useQuestion } from '../hooks/use-question.ts';
import { AnswerCard } from './answer-card.tsx';
import { Problem } from './problem.tsx';

export function AskForm() {
  const copy = useCopy();
  const { user } = useSession();
  const userId = user?.id ?? '';
  const { credits } = usePlan();
  const online = useOnline();
  const [question, setQuestion] = useQuestion(userId);
  const [tried, setTried] = useState(false);
  const { status, body, failure, answer, ask, stop, reportWrong } = useAsk(userId);
  const isRunning = status === 'running';
  const error = tried && question.trim() === '' ? copy.empty : undefined;
  const form = useRef<HTMLFormElement>(null);
  const focusInvalid = useInvalidFocus(form);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (question.trim() === '') focusInvalid();
    else if (!isRunning) ask(question.trim());
  }

  return (
    <Stack $gap={6}>
      <form onSubmit={submit} ref={form} noValidate>
        <Stack $gap={4}>
          <TextArea
            label={copy.question}
            hint={copy.hint(credits.__tool__.available)}
            error={error}
            value={question}
            maxLength={questionLimit}
            onChange={({ target }) => setQuestion(target.value)}
          />
          {!online && <Notice tone="careful">{copy.offline}</Notice>}
          <Row $gap={3}>
            <Button type="submit" busy={isRunning} disabled={!online}>
              {isRunning ? copy.asking : copy.ask}
            </Button>
            {isRunning && (
              <Button variant="secondary" onClick={stop}>
                {copy.stop}
              </Button>
            )}
          </Row>
        </Stack>
      </form>
      <div aria-live="polite" aria-busy={isRunning}>
        {isRunning && <Skeleton $height="8rem" $radius="var(--radius-card)" />}
        {failure?.care && (
          <SafetyNotice
            context="chat"
            notice={failure.care}
            focus
            isCharged
            onReportFalsePositive={reportWrong}
            onContinue={(kind) => body && ask(body.question, kind)}
          />
        )}
        {failure && !failure.care && <Problem failure={failure} />}
        {status === 'answered' && answer && <AnswerCard {...answer} />}
      </div>
    </Stack>
  );
}
