type Entry = Record<string, unknown>;

/** Applies `change` to every string with this key, at any depth. */
function mapStrings(value: unknown, key: string, change: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((one) => mapStrings(one, key, change));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as Entry).map(([name, part]) => [
    name,
    name === key && typeof part === 'string' ? change(part) : mapStrings(part, key, change),
  ]);
  return Object.fromEntries(entries);
}

/** Imitates a model that invents a place or writes overlong lines. */
export function misbehave(answer: object, behaviour: string, invented: string): object {
  const keys = ['description', 'text'];
  const change = (text: string) => {
    if (behaviour === 'invent') return `${text} ${invented}`;
    return behaviour === 'long' ? `${text} `.repeat(14) : text;
  };
  return keys.reduce<unknown>((whole, key) => mapStrings(whole, key, change), answer) as object;
}
