import { type Rspack, rspack } from '@rsbuild/core';

/**
 * An entry loaded with `?retry=1` loads its chunks with the same suffix, so that a chunk that hangs or failed is
 * requested again.
 */
export class RetrySuffixPlugin {
  apply(compiler: Rspack.Compiler): void {
    compiler.hooks.compilation.tap('RetrySuffix', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('RetrySuffix', (chunk) => {
        compilation.addRuntimeModule(chunk, new RetrySuffix());
      });
    });
  }
}

class RetrySuffix extends rspack.RuntimeModule {
  constructor() {
    super('retry suffix', rspack.RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    const { getChunkScriptFilename } = rspack.RuntimeGlobals;
    return `
      var suffix = document.currentScript ? new URL(document.currentScript.src).search : '';
      var nameOf = ${getChunkScriptFilename};
      if (suffix && nameOf) ${getChunkScriptFilename} = function (chunk) { return nameOf(chunk) + suffix; };`;
  }
}
