import { Button, Heading, Notice, Row, Stack, Text } from '@datewright/ui';
import { AiCard } from '@datewright/ui/ai-card';
import { WrittenByAi } from '@datewright/ui/written-by-ai';
import { useMemo } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { AppCounters } from '../../../frame/app-counters.tsx';
import { CheckedText, Prose } from '../../../frame/checked-text.tsx';
import { HeldCard } from '../../../frame/held-card.tsx';
import { Reasons } from '../../../frame/reasons.tsx';
import { useMeasure } from '../../../frame/use-measure.ts';
import type { Waived } from '../../../frame/use-waived.ts';
import type { KeptImprovement } from '../kept-improvement.ts';
import { marksAfterChoice } from '../marks-after-choice.ts';
import { textOf, wordChanges } from '../word-changes.ts';
import { ChangedWords } from './changed-words.tsx';
import { GainList } from './gain-list.tsx';
import { ScorePair } from './score-pair.tsx';

interface Props {
  preview: NonNullable<KeptImprovement['preview']>;
  refused: number[];
  waived: Waived;
  onRefuse: (refused: number[]) => void;
}

/** What a preview comes to with the changes that were refused. */
export function useChosen({ preview, refused }: Pick<Props, 'preview' | 'refused'>) {
  const { of, answer } = preview;
  return useMemo(() => {
    const stretches = wordChanges(of, answer.bio);
    const set = new Set(refused);
    const toCheck = marksAfterChoice(stretches, set, answer.toCheck);
    return { stretches, refused: set, text: textOf(stretches, set), toCheck };
  }, [of, answer, refused]);
}

/** A rewrite before it is saved: how it reads, what changed, what it scores. */
export function Preview({ preview, refused, waived, onRefuse }: Props) {
  const { improve: copy, page, credits } = useCopy();
  const { answer } = preview;
  const chosen = useChosen({ preview, refused });
  const changes = chosen.stretches.filter((stretch) => stretch.kind === 'change');
  const after = useMeasure(chosen.text, refused.length === 0 ? answer.score : null, waived.of(chosen.text));
  const toggle = (id: number) =>
    onRefuse(refused.includes(id) ? refused.filter((other) => other !== id) : [...refused, id]);

  return (
    <Stack $gap={5}>
      <ScorePair
        before={answer.before}
        after={after.score}
        failed={after.failed || after.care !== null || after.why !== null}
      />
      {after.why && <Text $tone="muted">{after.why}</Text>}
      {after.care && <HeldCard care={after.care} onGoOn={(kind) => waived.add(chosen.text, kind)} />}
      <AiCard as="section" aria-labelledby="reads-title">
        <Stack $gap={3}>
          <Row $justify="space-between" $gap={2}>
            <Heading as="h3" $size={18} id="reads-title">
              {copy.result}
            </Heading>
            <WrittenByAi>{page.byAi(answer.writtenBy)}</WrittenByAi>
          </Row>
          <Prose>
            <CheckedText text={chosen.text} toCheck={chosen.toCheck} />
          </Prose>
          {chosen.toCheck.length > 0 && (
            <Text $tone="careful" $size={14}>
              {copy.toCheck(chosen.toCheck.length)}
            </Text>
          )}
          <AppCounters text={chosen.text} />
        </Stack>
      </AiCard>
      {answer.before && after.score && <GainList before={answer.before} after={after.score} />}
      {answer.bonus && (
        <Notice tone="good" live="polite" title={credits.bonusOnUs}>
          {credits.bonusUnlocked}
        </Notice>
      )}
      <Stack as="section" aria-labelledby="changes-title" $gap={3}>
        <Row $justify="space-between" $gap={2}>
          <Heading as="h3" $size={18} id="changes-title">
            {copy.changes}
          </Heading>
          {changes.length > 1 && (
            <Button
              variant="ghost"
              size="small"
              onClick={() => onRefuse(refused.length === changes.length ? [] : changes.map(({ id }) => id))}
            >
              {refused.length === changes.length ? copy.acceptAll : copy.refuseAll}
            </Button>
          )}
        </Row>
        <Text $tone="muted" $size={14}>
          {changes.length === 0 ? copy.noChanges : copy.changesText(changes.length)}
        </Text>
        <ChangedWords stretches={chosen.stretches} refused={chosen.refused} onToggle={toggle} />
      </Stack>
      {answer.explanation.length > 0 && (
        <Stack $gap={2}>
          <Heading as="h3" $size={18}>
            {copy.why}
          </Heading>
          <Reasons>
            {answer.explanation.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </Reasons>
        </Stack>
      )}
    </Stack>
  );
}
