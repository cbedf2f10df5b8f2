import type { AppContext } from '../context.ts';

/** The address of one of our own pages; it never comes from a request. */
export const pageUrl = ({ config }: Pick<AppContext, 'config'>, path: string): string =>
  new URL(path, config.PUBLIC_ORIGIN).href;
