import type { Bubble } from './find-bubbles.ts';

export type App = 'Tinder' | 'Bumble' | 'Hinge' | 'WhatsApp' | 'Instagram';

type Color = [red: number, green: number, blue: number];

/** Colours in which the apps draw the member's own bubbles. */
const ownColors: [App, Color][] = [
  ['Bumble', [255, 198, 41]],
  ['WhatsApp', [217, 253, 211]],
  ['WhatsApp', [0, 92, 75]],
  ['Hinge', [93, 47, 110]],
  ['Tinder', [16, 107, 213]],
  ['Tinder', [31, 138, 255]],
];
/** Other apps have colours close to these: a wrong name would be worse than none. */
const maxDistance = 8;

/** Texts in the field for the next message. */
const placeholders: [App, RegExp][] = [
  ['Tinder', /type a message|írj üzenetet/i],
  ['Hinge', /send a message/i],
  ['Instagram', /^\W*message(?:\.\.\.|…)|^\W*üzenet(?:\.\.\.|…)/i],
  ['Bumble', /^\W*aa\W*$/i],
];

/** The app that a chat is from, by the colour of the own bubbles and the text in the field below; `null` if unknown. */
export function detectApp(bubbles: readonly Bubble[], footer: string): App | null {
  const own = bubbles.filter(({ side }) => side === 'user').map(averageColor);
  const byColor = ownColors.find(([, color]) => own.length > 0 && own.every((one) => isClose(one, color)));
  if (byColor) return byColor[0];
  return placeholders.find(([, pattern]) => pattern.test(footer))?.[0] ?? null;
}

const isClose = (one: Color, other: Color) =>
  one.every((value, channel) => Math.abs(value - (other[channel] ?? 0)) <= maxDistance);

function averageColor(bubble: Bubble): Color {
  const { labels, picture } = bubble.labelled;
  const sums: Color = [0, 0, 0];
  for (let y = bubble.top; y < bubble.bottom; y++)
    for (let x = bubble.left; x < bubble.right; x++) {
      const index = y * picture.width + x;
      if (labels[index] !== bubble.label) continue;
      for (const channel of [0, 1, 2] as const) sums[channel] += picture.data[index * 4 + channel] ?? 0;
    }
  return sums.map((sum) => sum / bubble.area) as Color;
}
