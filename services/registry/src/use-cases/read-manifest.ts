import { sharedModule, versionRange } from '@datewright/contracts/registry/fields';
import { z } from '@datewright/contracts/zod';
import { AppError } from '@datewright/service-kit/errors/app-error';

export const manifestPath = 'mf-manifest.json';

/** Pages look up integrity by this path, and only scripts and styles have one. */
const scriptPath = z.string().check(z.regex(/\.js$/));

const manifestSchema = z.object({
  name: z.string(),
  metaData: z.object({ remoteEntry: z.object({ name: scriptPath, path: z.string() }) }),
  shared: z._default(
    z.array(z.object({ name: sharedModule, requiredVersion: versionRange })).check(z.maxLength(50)),
    [],
  ),
  exposes: z.array(z.object({ name: z.string(), assets: z.object({ js: z.object({ sync: z.array(scriptPath) }) }) })),
});

export interface BuildManifest {
  entry: string;
  /** The scripts of the first paint. */
  preload: string[];
  /** The range of each module that the build takes from the shell. */
  modules: Record<string, string>;
}

/** Reads the Module Federation manifest of a build. */
export function readManifest(bytes: Buffer | undefined, name: string): BuildManifest {
  const parsed = z.safeParse(manifestSchema, bytes && parseJson(bytes));
  if (!parsed.success) throw new AppError('invalid_card', { message: `dist/${manifestPath} is missing or not valid.` });
  if (parsed.data.name !== name) {
    throw new AppError('invalid_card', {
      message: `The build calls itself ${parsed.data.name}, the card says ${name}.`,
    });
  }
  const exposed = parsed.data.exposes.find((expose) => expose.name === 'remote');
  if (!exposed) throw new AppError('invalid_card', { message: 'The build does not expose ./remote.' });
  const { path, name: file } = parsed.data.metaData.remoteEntry;
  const entry = [path, file].filter(Boolean).join('/');
  const modules = Object.fromEntries(parsed.data.shared.map((one) => [one.name, one.requiredVersion]));
  return { entry, preload: [entry, ...exposed.assets.js.sync], modules };
}

export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
