// Browser sources have no Node types; this test reads one file.
const { readFileSync } = jest.requireActual<{ readFileSync: (path: string, encoding: 'utf8') => string }>('node:fs');
const css = readFileSync('shared/ui/src/styles/tokens.css', 'utf8');

function tokensOf(theme: 'dark' | 'light'): Record<string, string> {
  const blocks = [/:root \{([^}]*)\}/, new RegExp(`data-theme="${theme}"\\] \\{([^}]*)\\}`)];
  const lines = blocks.flatMap((block) => [...(block.exec(css)?.[1] ?? '').matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)]);
  return Object.fromEntries(lines.map(([, name, colour]) => [name, colour]));
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string | undefined, other: string | undefined): number {
  const [light = 0, dark = 0] = [luminance(one ?? ''), luminance(other ?? '')].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['ground', 'surface', 'surface-raised'];
const text = grounds.flatMap((on) => ['text', 'muted', 'accent-text'].map((of) => [of, on]));
const washed = ['good', 'careful', 'bad'].flatMap((of) => [[of, `${of}-wash`], ...grounds.map((on) => [of, on])]);
const readable = [
  ...text,
  ...washed,
  ['on-ember', 'ember'],
  ['on-ember', 'ember-hover'],
  ['accent-text', 'accent-wash'],
  ['orchid', 'ai-wash'],
  ['orchid', 'surface'],
  ['text', 'ai-wash'],
  ['muted', 'ai-wash'],
  ['text', 'careful-wash'],
  ['text', 'bad-wash'],
  ['text', 'good-wash'],
];
const visible = grounds.flatMap((on) => ['control-line', 'focus'].map((of) => [of, on]));

for (const theme of ['dark', 'light'] as const) {
  const tokens = tokensOf(theme);
  test.each(readable)(`In the ${theme} theme %s on %s can be read (4.5:1)`, (of, on) => {
    expect(contrast(tokens[of ?? ''], tokens[on ?? ''])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(visible)(`In the ${theme} theme %s on %s can be seen (3:1)`, (of, on) => {
    expect(contrast(tokens[of ?? ''], tokens[on ?? ''])).toBeGreaterThanOrEqual(3);
  });
}

test('In the dark theme a surface stands out from what it lies on', () => {
  const tokens = tokensOf('dark');
  expect(contrast(tokens.surface, tokens.ground)).toBeGreaterThanOrEqual(1.2);
  expect(contrast(tokens['surface-raised'], tokens.surface)).toBeGreaterThanOrEqual(1.15);
  for (const on of ['ground', 'surface']) expect(contrast(tokens.hairline, tokens[on])).toBeGreaterThanOrEqual(1.4);
});
