import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';
import { commonNodeFlags, memoryEnv, shippedServices } from '../workspace/services.ts';
import { baseImages } from './base-images.ts';

const base = baseImages.node;
const generatedNotice = '# Made by `npm run generate` from the package files. Build from the project’s folder.';

/**
 * What an image builds or runs from a package's folder, beside its package file. Everything else is left out, stray files
 * too.
 */
const copied = new Set(['bin', 'content', 'mfe.json', 'node-flags', 'src']);

interface Package {
  name: string;
  folder: string;
  dependencies: string[];
}

/** Every package of this checkout by name. */
function workspaces(): Map<string, Package> {
  const groups = ['', 'services', 'shared'];
  const folders = groups.flatMap((group) => readdirSync(join(root, group)).map((name) => join(group, name)));
  const files = folders.filter((folder) => existsSync(join(root, folder, 'package.json')));
  return new Map(
    files.map((folder) => {
      const file = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
      return [file.name, { name: file.name, folder, dependencies: Object.keys(file.dependencies ?? {}) }];
    }),
  );
}

/** Lists the folders of these packages and of every own package that they need at runtime. */
export function listPackageFolders(names: string[]): string[] {
  const all = workspaces();
  const found = new Set<string>();
  const open = [...names];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const own = all.get(name);
    if (!own || found.has(own.folder)) continue;
    found.add(own.folder);
    open.push(...own.dependencies);
  }
  return [...found].sort();
}

/**
 * One line for the files of a folder beside its package file, and one for each folder in it, because `COPY` copies the
 * content of a folder, not the folder.
 */
function sourceLines(folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => copied.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`);
  return [
    ...(files.length > 0 ? [`COPY ${files.join(' ')} ./${folder}/`] : []),
    ...folders.map((path) => `COPY ${path} ./${path}`),
  ];
}

/** A stage with the sources of the packages and their production dependencies. */
function installed(stage: string, packages: string[]): string[] {
  const folders = listPackageFolders(packages);
  const selected = packages.map((name) => `--workspace ${name}`).join(' ');
  return [
    `FROM ${base} AS ${stage}`,
    'WORKDIR /app',
    'COPY package.json package-lock.json ./',
    // Before the sources, so that a changed source does not install the packages again.
    ...folders.map((folder) => `COPY ${folder}/package.json ./${folder}/`),
    `RUN npm ci --no-audit --no-fund --omit=dev --ignore-scripts --include-workspace-root=false ${selected}`,
    ...folders.flatMap(sourceLines),
  ];
}

const formatSettings = (env: Record<string, string>) =>
  Object.entries(env)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

const formatDockerfile = (lines: string[]) => `${lines.join('\n')}\n`;

const installedChromium = [
  'RUN apt-get update && apt-get install -y --no-install-recommends chromium && rm -rf /var/lib/apt/lists/*',
  '# The file system is read-only, and the browser wants a home.',
  'ENV HOME=/tmp',
];

/** The image of a service: its sources, those of our packages that it imports, and their dependencies. */
function serviceImage(service: string): string {
  return formatDockerfile([
    generatedNotice,
    ...installed('packages', [`@datewright/${service}-service`]),
    '',
    `FROM ${base}`,
    `ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 NODE_OPTIONS=${commonNodeFlags.join(' ')}`,
    `ENV ${formatSettings(memoryEnv)}`,
    ...(service === 'trial' ? installedChromium : []),
    'WORKDIR /app',
    'COPY --from=packages /app ./',
    '# An empty named volume takes over this folder’s owner.',
    'RUN mkdir /cache && chown node:node /cache',
    'USER node',
    'EXPOSE 8080',
    'HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \\',
    `  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]`,
    `CMD ["sh", "-c", "exec node $(cat services/${service}/node-flags 2>/dev/null) services/${service}/src/main.ts"]`,
  ]);
}

const built = (name: string) => [
  ...installed('build', [name, '@datewright/build']),
  `WORKDIR /app/${name}`,
  'RUN node ../shared/build/bin/mfe.mjs build',
];

const releaseFolder = [
  '# An empty named volume takes over this folder’s owner.',
  'RUN mkdir /release && chown node:node /release',
];

/**
 * The image of a remote or the shell: its build and one script that publishes it to the registry and exits. That of the shell is
 * also copied to the edge's volume.
 */
function releaseImage(name: string): string {
  return formatDockerfile([
    generatedNotice,
    ...built(name),
    'RUN node ../shared/build/bin/mfe.mjs publisher /publisher',
    '',
    `FROM ${base}`,
    'WORKDIR /app',
    'COPY --from=build /publisher ./',
    `COPY --from=build /app/${name}/mfe.json ./`,
    `COPY --from=build /app/${name}/dist ./dist`,
    ...(name === 'shell' ? releaseFolder : []),
    'USER node',
    'CMD ["node", "publish.cjs"]',
  ]);
}

/** Copies the built shell to where the edge reads it. */
export const copyShellCommand = ['cp', '-r', '/app/dist/.', '/release'];

/** Generates every Dockerfile by path: for each shipped service, and each of these remotes, the shell among them. */
export function generateDockerfiles(remotes: string[]): Map<string, string> {
  return new Map([
    ...shippedServices.map((name) => [`services/${name}/Dockerfile`, serviceImage(name)] as const),
    ...remotes.map((name) => [`${name}/Dockerfile`, releaseImage(name)] as const),
  ]);
}
