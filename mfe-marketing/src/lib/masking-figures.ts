interface MaskedShare {
  percent: number;
  /** How many of them the test lines contain. */
  total: number;
}

/** The first reading of a set of lines that the rules had not seen. */
interface MaskingFigures {
  /** The set's name in `shared/docs/evals.md`. */
  set: string;
  names: MaskedShare;
  contacts: MaskedShare;
}

/** The newest figures of masking, as `shared/docs/evals.md` records them. A test compares the two. */
export const maskingFigures = {
  date: '24 November 2026',
  ordinary: {
    set: 'masking-unseen-11',
    names: { percent: 98, total: 125 },
    contacts: { percent: 95, total: 101 },
  },
  /** Rare names, and contacts mentioned in passing. */
  hard: {
    set: 'masking-unseen-9',
    names: { percent: 82, total: 44 },
    contacts: { percent: 75, total: 85 },
  },
} as const satisfies { date: string; ordinary: MaskingFigures; hard: MaskingFigures };
