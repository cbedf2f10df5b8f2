/** Addresses of before, and where their page is now. The query goes with them. */
const moved: Record<string, string> = {
  '/bioexample': '/profile-analyzer',
  '/photoanalyzerlanding': '/photo-analyzer',
  '/datecoachlanding': '/date-prep',
  '/chatpadlanding': '/chat-assistant',
  '/signup': '/register',
};

/** Where a path without a page of its own leads: its new address if that has a page, else the home page. */
export function redirectOf(path: string, search: string, has: (path: string) => boolean): string {
  const target = moved[path.replace(/(.)\/$/, '$1').toLowerCase()];
  return target && has(target) ? target + search : '/';
}
