import { join } from 'node:path';
import { root } from '@datewright/platform/root';
import type { BenchSystem } from '../bench-system.ts';
import type { Figure } from '../figure.ts';
import { minMax, quantile } from '../statistics.ts';

const messages = [
  'Hey! How was the hike on Sunday, did the weather hold?',
  'It did, until the last hour. Then we ran. I still have mud in places I will not mention.',
  'Haha, that sounds like a story for later. What are you up to this week?',
  'Work, a birthday on Thursday, and I promised my sister to help with her move. You?',
  'Deadline until Wednesday, then nothing. I might finally try that ramen place near the river.',
  'Mit szólnál egy közös leveshez? Csütörtökön hosszú napom lesz, pénteken ráérek.',
];

/** A conversation of `characters` characters, as the service moderates it. */
function buildConversation(characters: number) {
  const texts: { author: string; place: string; text: string }[] = [];
  for (let length = 0, at = 0; length < characters; at++) {
    const text = (messages[at % messages.length] ?? '').slice(0, characters - length);
    length += text.length;
    texts.push({ author: at % 2 ? 'match' : 'member', place: 'message', text });
  }
  return texts;
}

/** The processor time that the rules take before a first suggestion. */
export async function measureModeration({ repetitions, warmUps }: BenchSystem): Promise<Figure[]> {
  const { moderate } = await import(join(root, 'shared/safety/src/moderation/moderate.ts'));
  const timesFor = (characters: number) => {
    const texts = buildConversation(characters);
    for (let warm = 0; warm < 50 * warmUps; warm++) moderate({ texts });
    return Array.from({ length: repetitions(300) }, () => {
      // Processor time: the product runs beside this measurement.
      const started = process.threadCpuUsage();
      moderate({ texts });
      const { user, system } = process.threadCpuUsage(started);
      return (user + system) / 1000;
    });
  };
  return [800, 8000].map((characters) => {
    const values = timesFor(characters);
    return {
      part: 'safety',
      name: `The rules on a conversation of ${characters} characters, p99`,
      value: quantile(values, 0.99),
      unit: 'ms',
      range: minMax(values),
      samples: values.length,
      goal: { atMost: 10 },
    };
  });
}
