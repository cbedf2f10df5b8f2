/**
 * The part of a remote's budget that a file of its build counts towards: `admin` for chunks whose name starts with
 * `admin`, which only admins load. `null` for workers, which no page loads on its first paint, for code of the renderer,
 * and for anything but scripts. Paths are relative to `dist`, with `/` between their parts.
 */
export function getBudgetPart(path: string): 'pages' | 'admin' | null {
  if (!path.endsWith('.js') || /^(workers|server)\//.test(path)) return null;
  return /(^|\/)admin[^/]*$/.test(path) ? 'admin' : 'pages';
}
