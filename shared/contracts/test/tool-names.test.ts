import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tools } from '../src/tools.ts';

const root = join(__dirname, '../../..');

/** What all tools share. Texts for members may name a tool; code reads the descriptors, the calls or the composition. */
const sharedFolders = [
  'shell/src',
  'shared/sdk/src',
  'shared/ui/src',
  'shared/contracts/src',
  'shared/service-kit/src',
  'shared/tool-kit/src',
  'mfe-account/src',
  'services/account/src',
  'services/edge/src',
  'services/marketing/src',
  'services/registry/src',
];

/** Lines that the product specification words itself. */
const specified = [
  "shared/contracts/src/account/user-profile.ts: creditType: z.literal('datecoach'),",
  "services/account/src/routes/profile/user-profile.ts: reportUsage(ctx, caller.user, { tool: 'chatpad', amount: 1, operationId: payload?.operationId }),",
  "services/account/src/routes/profile/user-profile.ts: reportUsage(ctx, caller.user, { tool: 'photoanalyzer', amount: photosCount, operationId }),",
  'services/account/src/use-cases/profile/get-user-profile.ts: analyzed_photos_count: credits.photoanalyzer.used,',
];

const isText = (path: string) => /\/copy[./]/.test(path);
const isOfTool = (path: string) => tools.some(({ service }) => path.startsWith(`shared/contracts/src/${service}/`));
const isGenerated = (text: string) => text.startsWith('// Made by `npm run generate`');

const names = tools.flatMap(({ credit, feature, name }) => [credit, feature, name, feature.toLowerCase()]).join('|');
const ids = tools.map(({ service }) => service).join('|');
/** A tool's name anywhere, or its id as a value, an import path or the start of a key or a URL. */
const naming = new RegExp(`\\b(${names})\\b|['"\`/](${ids})['"\`:/]`);

function findLinesNamingTools(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((path) => /\.tsx?$/.test(path) && !isText(path) && !isOfTool(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const lines = isGenerated(text) ? [] : text.split('\n');
      return lines.filter((line) => naming.test(line)).map((line) => `${path}: ${line.trim()}`);
    });
}

test('Code that all tools share names none of them, so that adding a tool changes no line of it', () => {
  expect(sharedFolders.flatMap(findLinesNamingTools)).toEqual(specified);
});
