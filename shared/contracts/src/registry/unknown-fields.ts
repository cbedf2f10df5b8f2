const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * The paths of fields in `given` that a schema left out of `parsed`, so that a typo in an optional field is named
 * instead of ignored. The schema itself stays open, because an older shell must read newer cards.
 */
export function listUnknownFields(given: unknown, parsed: unknown, path: string[] = []): string[] {
  if (!isObject(given) || !isObject(parsed)) return [];
  return Object.entries(given).flatMap(([name, value]) => {
    const here = [...path, name];
    return Object.hasOwn(parsed, name) ? listUnknownFields(value, parsed[name], here) : [here.join('.')];
  });
}
