import type { AppContext } from '../context.ts';

/** The URL of one of our own pages; never taken from a request. */
export const pageUrl = ({ config }: Pick<AppContext, 'config'>, path: string): string =>
  new URL(path, config.PUBLIC_ORIGIN).href;
