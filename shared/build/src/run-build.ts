import { createRsbuild, type RsbuildConfig, type Rspack } from '@rsbuild/core';

/** Builds once, for production by default. Rejects when the build has errors, which are printed by then. */
export async function runBuild(
  folder: string,
  config: RsbuildConfig,
  mode: 'production' | 'development' = 'production',
): Promise<Rspack.Stats> {
  process.env.NODE_ENV = mode;
  const rsbuild = await createRsbuild({ cwd: folder, config: { ...config, mode } });
  const { close, stats } = await rsbuild.build();
  await close();
  const built = stats && 'stats' in stats ? stats.stats[0] : stats;
  if (!built) throw new Error('The build says nothing of itself.');
  return built;
}
