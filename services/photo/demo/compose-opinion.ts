import type { Measurement } from '@datewright/contracts/photo/photo-metrics';
import { listCons, listFlaws, measuredLines } from '../src/rules/measured-lines.ts';

/** The part of the prompt that describes the photo. */
export interface PromptData {
  measured: { score: number; facts: Pick<Measurement, 'id' | 'verdict'>[] };
  faces: number;
}

const nothingToChange = 'Nothing that was measured needs a change. Ask a friend which of your photos they like best.';

/** The demo AI can't see: its opinion only puts the measurements into words. */
export function composeOpinion({ measured, faces = 0 }: Partial<PromptData>) {
  const { score = 0, facts = [] } = measured ?? {};
  const wrong = listFlaws(facts);
  // It can't see, so this is only a placeholder: the page claims no type.
  const type = faces === 0 ? 'other' : faces > 1 ? 'social' : 'profile';
  return {
    subject: 'member',
    sees: false,
    type,
    score: faces === 0 ? Math.min(score, 3) : score,
    differs: faces === 0 ? 'No face was found, and a profile photo needs one.' : '',
    pros: facts.flatMap(({ id, verdict }) => (verdict === 'good' ? (measuredLines[id].pro ?? []) : [])).slice(0, 3),
    cons: listCons(facts).slice(0, 3),
    suggestion: (wrong[0] && measuredLines[wrong[0].id].change) ?? nothingToChange,
  };
}
