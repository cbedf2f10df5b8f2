import type { BioFix } from '@datewright/contracts/bio/score';
import type { WaivableCategory } from '@datewright/contracts/moderation';
import { useApi } from '@datewright/sdk/host';
import { useQueries } from '@datewright/sdk/query';
import { useBioFixes } from '../../../hooks/use-bio-fixes.ts';
import { bioScoreQuery } from '../../../hooks/use-bio-score.ts';
import { isTooLong } from '../lib/is-too-long.ts';
import { addLine, pickLine } from '../lib/lines-to-write.ts';
import { listMissingParts, type MissingPart } from '../lib/missing-parts.ts';
import { rankFixes } from '../lib/rank-fixes.ts';

export interface LineFix {
  kind: 'write';
  part: MissingPart['part'];
  /** The line, with a gap for the member to fill. */
  words: string;
  bio: string;
  /** What it brings when the gap is filled well. */
  points: number;
}

/** Parts for which a line is tried: each try scores the text again. */
const maxLines = 4;

/** The score of a saved bio, and the changes that raise it most: each is measured by scoring the changed text. */
export function useTopFixes(bio: string, override?: WaivableCategory) {
  const api = useApi();
  const { data: score, isLoading } = useBioFixes(bio, override);
  const lines = score
    ? listMissingParts(score)
        .flatMap(({ part }) => {
          const line = pickLine(bio, part, score.language);
          if (!line) return [];
          const { text: words, filled } = line;
          return [{ kind: 'write' as const, part, words, bio: addLine(bio, words), filled: addLine(bio, filled) }];
        })
        .filter((line) => !isTooLong(line.filled))
        .slice(0, maxLines)
    : [];
  const measured = useQueries({ queries: lines.map((line) => bioScoreQuery(api, line.filled, override)) });
  const written = lines.map(({ filled: _, ...line }, at): LineFix => {
    const next = measured[at]?.data?.score?.score ?? 0;
    return { ...line, points: next - (score?.score ?? 0) };
  });
  return {
    score,
    fixes: rankFixes<BioFix | LineFix>([...(score?.fixes ?? []), ...written]),
    isLoading: isLoading || measured.some((one) => one.isLoading),
  };
}
