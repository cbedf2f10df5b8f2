import type { Section, Situation, Tip } from '@datewright/contracts/datecoach/strategy';

/** The tips of one playbook, and what it was written for. */
export interface MeasuredPlaybook {
  match: string;
  spot: string;
  lines: { text: string; isTied: boolean }[];
}

interface PairOfSpots {
  match: string;
  spots: [string, string];
  /** The share of the shorter playbook's lines that the other one has too. */
  equal: number;
}

export const listLines = (sections: readonly Section[]): MeasuredPlaybook['lines'] =>
  sections.flatMap(({ tips }) =>
    (Object.values(tips) as (Tip | Situation)[][]).flat().map((tip) => ({
      text: 'text' in tip ? tip.text : `${tip.scenario} ${tip.response}`,
      isTied: (tip.ties ?? []).length > 0,
    })),
  );

export function equalShare(one: readonly string[], other: readonly string[]): number {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  if (shorter.length === 0) return 0;
  const found = new Set(longer);
  return shorter.filter((line) => found.has(line)).length / shorter.length;
}

/** Compares the playbooks of each match for every two spots. */
export function comparePlaybooks(playbooks: readonly MeasuredPlaybook[]): PairOfSpots[] {
  return playbooks.flatMap((one, at) =>
    playbooks.slice(at + 1).flatMap((other): PairOfSpots[] => {
      if (other.match !== one.match) return [];
      const [texts, otherTexts] = [one, other].map(({ lines }) => lines.map(({ text }) => text));
      return [{ match: one.match, spots: [one.spot, other.spot], equal: equalShare(texts ?? [], otherTexts ?? []) }];
    }),
  );
}

/** The lines of a playbook that the one for another time does not have. */
export const listOwnLines = ({ lines }: MeasuredPlaybook, other: MeasuredPlaybook): string[] => {
  const others = new Set(other.lines.map(({ text }) => text));
  return lines.flatMap(({ text }) => (others.has(text) ? [] : [text]));
};

export const tiedShare = ({ lines }: MeasuredPlaybook): number =>
  lines.filter(({ isTied }) => isTied).length / Math.max(1, lines.length);
