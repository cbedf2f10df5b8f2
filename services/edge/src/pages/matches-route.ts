const splitPath = (path: string) => path.toLowerCase().split('/').filter(Boolean);

/**
 * `/blog/:id` matches `/blog/one`, and `/blog/*` matches everything below `/blog`. Linear in the length of the path.
 */
export function matchesRoute(route: string, path: string): boolean {
  const [wanted, given] = [splitPath(route), splitPath(path)];
  for (const [at, part] of wanted.entries()) {
    if (part === '*') return true;
    const here = given[at];
    if (here === undefined || (here !== part && !part.startsWith(':'))) return false;
  }
  return wanted.length === given.length;
}
