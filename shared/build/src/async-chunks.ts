import type { Rspack } from '@rsbuild/core';

/**
 * Collects the scripts of each chunk that loads on demand in one build, by the module that was imported dynamically.
 */
export function collectAsyncChunks(stats: Rspack.Stats): Map<string, string[]> {
  const { chunks = [] } = stats.toJson({ all: false, chunks: true, chunkModules: true, ids: true, reasons: true });
  const parts = new Map<string, string[]>();
  for (const { initial, files = [], modules = [] } of chunks) {
    if (initial) continue;
    const asked = modules.filter(({ reasons }) => reasons?.some(({ type }) => type === 'import()'));
    const scripts = files.filter((file) => /\.c?js$/.test(file));
    for (const { name = '' } of asked) parts.set(name.replace(/ \+ \d+ modules$/, ''), scripts);
  }
  return parts;
}
