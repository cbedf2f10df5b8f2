import { join } from 'node:path';
import { root } from '@datewright/platform/root';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import { minMax, quantile } from '../statistics.ts';

const characters = 500;

/** Realistic sentences in both languages, enough for five hundred characters each. */
const texts = [
  'Night-shift nurse in Győr who bakes sourdough at 4 am and names every loaf. I once got lost in Trieste for nine hours and came back with a kazoo. Looking for someone who argues about films and lets me win at ping-pong on Sundays. Kazoo or ukulele: which one should I learn next? ',
  'Éjszakás ápoló vagyok Győrben, hajnali négykor kovászos kenyeret sütök, és mindegyiknek nevet adok. Egyszer kilenc órára eltévedtem Triesztben, és egy kazuval jöttem haza. Olyat keresek, aki vitatkozik a filmekről, és vasárnap hagy nyerni pingpongban. Kazu vagy ukulele? ',
].map((text) => text.repeat(2).slice(0, characters));

/** The rule-based score, as the service computes it, one after the other. */
export async function measureScore({ repetitions, warmUps }: BenchSystem): Promise<Figure[]> {
  const { scoreBio } = await import(join(root, 'services/bio/src/scoring/score-bio.ts'));
  const once = (text: string) => {
    const started = performance.now();
    scoreBio(text);
    return performance.now() - started;
  };
  for (let warm = 0; warm < 200 * warmUps; warm++) once(texts[warm % 2] ?? '');
  const values = Array.from({ length: repetitions(2000) }, (_, index) => once(texts[index % 2] ?? ''));
  return [
    {
      part: 'bio',
      name: 'Score of a bio of 500 characters, p99',
      value: quantile(values, 0.99),
      unit: 'ms',
      range: minMax(values),
      samples: values.length,
      goal: { atMost: 5 },
    },
  ];
}
