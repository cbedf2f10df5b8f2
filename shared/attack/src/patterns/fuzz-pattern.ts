import vm from 'node:vm';
import { type AST, visitRegExpAST } from '@eslint-community/regexpp';
import type { Pattern } from './collect-patterns.ts';
import { parsePattern } from './find-slow-patterns.ts';

/** The longest text that a member may send. */
const maxTextLength = 8000;
/** Milliseconds of processor that one pattern may take for it. */
export const maxMilliseconds = 20;

/** Texts that a part of a pattern matches, the same each time. */
function samplesOf(node: AST.Element | AST.Alternative | AST.Pattern, most = 6): string[] {
  switch (node.type) {
    case 'Character':
      return [String.fromCodePoint(node.value)];
    case 'CharacterSet':
    case 'CharacterClass':
    case 'ExpressionCharacterClass':
      return characters.filter((sign) => matches(node.raw, sign)).slice(0, 3);
    case 'Pattern':
    case 'Group':
    case 'CapturingGroup':
      return node.alternatives.flatMap((one) => samplesOf(one, 2)).slice(0, most);
    case 'Quantifier': {
      const inside = samplesOf(node.element, most);
      return [...(node.min === 0 ? [''] : []), ...inside.map((one) => one.repeat(Math.max(1, node.min)))].slice(
        0,
        most,
      );
    }
    case 'Alternative':
      return node.elements
        .reduce<string[]>(
          (before, one) => {
            const after = samplesOf(one, most);
            const width = Math.max(before.length, after.length);
            return Array.from({ length: Math.min(width, most) }, (_, at) => {
              return (before[at % before.length] ?? '') + (after[at % Math.max(1, after.length)] ?? '');
            });
          },
          [''],
        )
        .slice(0, most);
    default:
      return [''];
  }
}

const characters = [...'a1 -.\'":,!?@é_/\nA(á#'];
const classes = new Map<string, (sign: string) => boolean>();
function matches(raw: string, sign: string): boolean {
  let test = classes.get(raw);
  if (!test) {
    const whole = new RegExp(`^${raw}$`, 'u');
    test = (one) => whole.test(one);
    classes.set(raw, test);
  }
  return test(sign);
}

function repeatedParts(pattern: AST.Pattern): AST.Element[] {
  const found: AST.Element[] = [];
  visitRegExpAST(pattern, {
    onQuantifierEnter({ element, max }) {
      if (max > 1) found.push(element);
    },
  });
  return found;
}

/** Texts that make a backtracking engine try most: what the pattern repeats, two by two, for as long as a text may be. */
function buildHardTexts(pattern: AST.Pattern): string[] {
  const whole = samplesOf(pattern, 3);
  const [first = ''] = whole;
  const heads = [...new Set(['', ...whole.map((one) => one.slice(0, Math.ceil(one.length / 2)))])].slice(0, 3);
  const turns = repeatedParts(pattern).flatMap((part) => {
    const samples = samplesOf(part);
    return samples.flatMap((a) => samples.map((b) => a + b)).filter((one) => one !== '');
  });
  const words = ['a ', 'aa', '1', ' ', '?', '.', 'ab ', `${first} `].filter((one) => one !== '');
  const pumps = [...new Set([...turns.slice(0, 40), ...words])];
  return pumps.flatMap((pump) =>
    heads.map((head) =>
      `${head}${pump.repeat(Math.ceil(maxTextLength / pump.length))}`.slice(0, maxTextLength - 1).concat('\u0001'),
    ),
  );
}

const measureMilliseconds = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** The longest time (milliseconds of processor) that a pattern takes for a text that is made to slow it down. */
export function measureSlowestTime(pattern: Pattern): { time: number; text: string } {
  const context = vm.createContext({ text: '' });
  const search = new vm.Script(`/${pattern.source}/${pattern.flags.replace(/[gy]/g, '')}.test(text)`);
  let slowest = { time: 0, text: '' };
  for (const text of buildHardTexts(parsePattern(pattern))) {
    context.text = text;
    const once = () => {
      const started = measureMilliseconds();
      try {
        search.runInContext(context, { timeout: 5000 });
      } catch {
        return Number.POSITIVE_INFINITY;
      }
      return measureMilliseconds() - started;
    };
    let time = once();
    // The first run compiles, and a busy machine disturbs one: what is slow is slow three times.
    for (let again = 0; again < 2 && time > maxMilliseconds && time < 2000; again++) time = Math.min(time, once());
    if (time > slowest.time) slowest = { time, text };
  }
  return slowest;
}
