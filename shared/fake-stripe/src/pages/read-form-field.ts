/** Reads a field of a posted form, which may contain anything. */
export function readFormField(body: unknown, name: string): string {
  const value = (body as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' ? value.trim().slice(0, 500) : '';
}
