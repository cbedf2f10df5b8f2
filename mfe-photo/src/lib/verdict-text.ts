import type { en } from '../copy/en.ts';
import type { PhotoVerdict } from './photo-verdict.ts';

/** A verdict in words. */
export function formatVerdict(words: (typeof en)['verdicts'], verdict: PhotoVerdict): string {
  switch (verdict.kind) {
    case 'flaw':
      return words.flaws[verdict.flaw];
    case 'weak':
      return words.weak;
    case 'alike':
      return words.alike(verdict.position);
    case 'place':
      return words.place(verdict.position, verdict.isStrong);
  }
}
