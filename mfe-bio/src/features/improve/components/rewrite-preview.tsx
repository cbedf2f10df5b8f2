import { Button, Heading, Notice, Row, Stack, Text } from '@datewright/ui';
import { AiCard } from '@datewright/ui/ai-card';
import { WrittenByAi } from '@datewright/ui/written-by-ai';
import { AppCounters } from '../../../components/app-counters.tsx';
import { BioSafetyNotice } from '../../../components/bio-safety-notice.tsx';
import { CheckedText, Prose } from '../../../components/checked-text.tsx';
import { ReasonList } from '../../../components/reason-list.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { useBioScore } from '../../../hooks/use-bio-score.ts';
import type { ModerationOverrides } from '../../../hooks/use-moderation-overrides.ts';
import { useChosenText } from '../hooks/use-chosen-text.ts';
import type { SavedImprovement } from '../lib/saved-improvement.ts';
import { ChangedWords } from './changed-words.tsx';
import { PartGainList } from './part-gain-list.tsx';
import { ScorePair } from './score-pair.tsx';

interface Props {
  preview: NonNullable<SavedImprovement['preview']>;
  refused: number[];
  overrides: ModerationOverrides;
  onRefuse: (refused: number[]) => void;
}

/** A rewrite before it is saved: its text, its changes and its score. */
export function RewritePreview({ preview, refused, overrides, onRefuse }: Props) {
  const { improve: copy, page, credits } = useCopy();
  const { answer } = preview;
  const chosen = useChosenText({ preview, refused });
  const changes = chosen.stretches.filter((stretch) => stretch.kind === 'change');
  const after = useBioScore(chosen.text, refused.length === 0 ? answer.score : null, overrides.get(chosen.text));
  const toggle = (id: number) =>
    onRefuse(refused.includes(id) ? refused.filter((other) => other !== id) : [...refused, id]);

  return (
    <Stack $gap={5}>
      <ScorePair
        before={answer.before}
        after={after.score}
        failed={after.failed || after.notice !== null || after.reason !== null}
      />
      {after.reason && <Text $tone="muted">{after.reason}</Text>}
      {after.notice && (
        <BioSafetyNotice notice={after.notice} onContinue={(kind) => overrides.add(chosen.text, kind)} />
      )}
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
      {answer.before && after.score && <PartGainList before={answer.before} after={after.score} />}
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
          <ReasonList>
            {answer.explanation.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ReasonList>
        </Stack>
      )}
    </Stack>
  );
}
