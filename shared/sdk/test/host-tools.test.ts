import { type Composition, composition } from '@datewright/contracts/registry/get-composition';
import { z } from '@datewright/contracts/zod';
import { listHostTools } from '../src/host/host-tools.ts';

const remote = (feature: string, route: object) => ({
  card: {
    name: 'mfe_tool',
    owner: 'team',
    version: '1.0.0',
    routes: [{ title: 'A tool', guard: 'member', ...route }],
    navigation: [],
    tool: {
      feature,
      icon: 'date',
      home: { text: 'What it does.', action: 'Open' },
      dashboard: { title: 'A tool', text: 'What it does.', action: 'Open', depleted: 'None left.', upsell: 'More.' },
      afterPurchase: 'Open',
    },
    needs: { sdk: '^1.0.0' },
    budget: { brotliKb: 60 },
  },
  base: '',
  manifest: '',
  entry: '',
  integrity: {},
  preload: [],
});
const toolsOf = (...remotes: object[]) =>
  new Map(
    listHostTools(z.parse(composition, { compositionId: 'c', remotes }) as Composition).map((tool) => [
      tool.credit,
      tool,
    ]),
  );
const photos = remote('photoAnalyzer', {
  path: '/photoanalyzer',
  feature: 'photoAnalyzer',
  landing: '/photo-analyzer',
});
// Its page is open to every plan as a preview, so it requires no feature.
const dates = remote('dateCoach', { path: '/datecoach', landing: '/date-prep' });

test('A tool has its page, whether the page requires the feature or is open to every plan', () => {
  const tools = toolsOf(dates, photos);
  expect(tools.get('datecoach')).toMatchObject({ path: '/datecoach', landing: '/date-prep' });
  expect(tools.get('photoanalyzer')).toMatchObject({ path: '/photoanalyzer', landing: '/photo-analyzer' });
});

test('A tool that is not live has no page', () => {
  expect(toolsOf(photos).get('datecoach')).toMatchObject({ path: null, landing: null, card: null });
});
