/** Fills the `:name` parts of a call's path and appends the query, leaving out undefined values. */
export function callUrl(path: string, params: unknown = {}, query: unknown = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name] ?? '')),
  );
  const pairs = Object.entries(query as Record<string, unknown>).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]));
  return pairs.length > 0 ? `${filled}?${search}` : filled;
}
