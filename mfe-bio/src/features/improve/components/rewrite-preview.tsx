import { Heading, Notice, Stack, Text } from '@datewright/ui';
import { BioSafetyNotice } from '../../../components/bio-safety-notice.tsx';
import { ReasonList } from '../../../components/reason-list.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { useBioScore } from '../../../hooks/use-bio-score.ts';
import type { ModerationOverrides } from '../../../hooks/use-moderation-overrides.ts';
import { useChosenText } from '../hooks/use-chosen-text.ts';
import type { SavedImprovement } from '../lib/saved-improvement.ts';
import { PartGainList } from './part-gain-list.tsx';
import { RewriteCard } from './rewrite-card.tsx';
import { RewriteChanges } from './rewrite-changes.tsx';
import { ScorePair } from './score-pair.tsx';

interface Props {
  preview: NonNullable<SavedImprovement['preview']>;
  refused: number[];
  overrides: ModerationOverrides;
  onRefuse: (refused: number[]) => void;
}

/** A rewrite before it is saved: its text, its changes and its score. */
export function RewritePreview({ preview, refused, overrides, onRefuse }: Props) {
  const { credits, improve: copy } = useCopy();
  const { answer } = preview;
  const chosen = useChosenText({ preview, refused });
  const after = useBioScore(chosen.text, refused.length === 0 ? answer.score : null, overrides.get(chosen.text));

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
      {answer.changes && <Text>{copy.own(answer.changes)}</Text>}
      <RewriteCard answer={answer} text={chosen.text} toCheck={chosen.toCheck} />
      {answer.before && after.score && <PartGainList before={answer.before} after={after.score} />}
      {answer.bonus && (
        <Notice tone="good" live="polite" title={credits.bonusOnUs}>
          {credits.bonusUnlocked}
        </Notice>
      )}
      <RewriteChanges stretches={chosen.stretches} refused={refused} onRefuse={onRefuse} />
      {answer.explanation.length > 0 && <RewriteReasons list={answer.explanation} />}
    </Stack>
  );
}

function RewriteReasons({ list }: { list: readonly string[] }) {
  const { improve: copy } = useCopy();
  return (
    <Stack $gap={2}>
      <Heading as="h3" $size={18}>
        {copy.why}
      </Heading>
      <ReasonList>
        {list.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ReasonList>
    </Stack>
  );
}
