import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';

/** Builds once, for production. Rejects when the build has errors; what they are was printed by then. */
export async function runBuild(folder: string, config: RsbuildConfig): Promise<void> {
  process.env.NODE_ENV = 'production';
  const rsbuild = await createRsbuild({ cwd: folder, config });
  const { close } = await rsbuild.build();
  await close();
}
