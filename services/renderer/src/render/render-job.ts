import type { RenderedPage, RenderRequest } from '@datewright/contracts/prerender/render-page';

interface CodeFile {
  path: string;
  integrity: string;
  code: string;
}

/** What a thread is given to draw one page. */
export interface RenderJob {
  shell: { entry: string; files: CodeFile[] };
  remote: { name: string; entry: string; files: CodeFile[] };
  visit: Pick<RenderRequest, 'composition' | 'address' | 'origin' | 'variants' | 'data'>;
}

/** What the shell's `draw` answers, with the files that it took. */
export type RenderOutcome =
  | { drawn: Omit<RenderedPage, 'kind'> }
  | { reads: { path: string; params?: Record<string, string>; query?: Record<string, string> }[] }
  | { failed: string };
