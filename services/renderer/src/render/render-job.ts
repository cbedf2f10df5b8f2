import type { RenderedPage, RenderRequest } from '@datewright/contracts/prerender/render-page';

interface CodeFile {
  path: string;
  integrity: string;
  code: string;
}

/** The input of a thread for one page. */
export interface RenderJob {
  shell: { entry: string; files: CodeFile[] };
  remote: { name: string; entry: string; files: CodeFile[] };
  visit: Pick<RenderRequest, 'composition' | 'address' | 'origin' | 'variants' | 'data'>;
}

/** What the `draw` function of the shell returns, with the files that it loaded. */
export type RenderOutcome =
  | { page: Omit<RenderedPage, 'kind'> }
  | { reads: { path: string; params?: Record<string, string>; query?: Record<string, string> }[] }
  | { failed: string };
