/** The import laws of the house: see shared/docs/architecture.md. */
const law = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    law('no-circles', 'A circle of imports has no first file to read.', {}, { circular: true }),
    law(
      'remotes-stay-apart',
      'No remote imports another remote: they meet in contracts or over HTTP.',
      { path: '^mfe-([^/]+)/' },
      { path: '^mfe-([^/]+)/', pathNot: '^mfe-$1/' },
    ),
    law(
      'services-stay-apart',
      'No service imports another service: they meet in contracts or over HTTP.',
      { path: '^services/([^/]+)/' },
      { path: '^services/([^/]+)/', pathNot: '^services/$1/' },
    ),
    law(
      'shell-knows-no-remote',
      'The shell learns of remotes from the composition.',
      { path: '^shell/src' },
      { path: '^mfe-' },
    ),
    law(
      'contracts-import-nothing',
      'Contracts stand at the bottom of the house.',
      { path: '^shared/contracts/src' },
      { path: '^(shell|mfe-|services|shared/(?!contracts))' },
    ),
    law(
      'safety-knows-contracts-only',
      'Moderation and masking stand on contracts alone.',
      { path: '^shared/safety/src' },
      { path: '^(shell|mfe-|services|shared/(?!contracts|safety))' },
    ),
    law(
      'service-kit-knows-contracts-only',
      'What every service uses may import contracts alone.',
      { path: '^shared/service-kit/src' },
      { path: '^(shell|mfe-|services|shared/(?!contracts|service-kit))' },
    ),
    law(
      'tool-kit-knows-service-kit-and-safety',
      'What the tools share may import contracts, safety and the service kit.',
      { path: '^shared/tool-kit/src' },
      { path: '^(shell|mfe-|services|shared/(?!contracts|safety|service-kit|tool-kit))' },
    ),
    law(
      'only-tools-know-the-tool-kit',
      'The account, marketing and platform services load no AI client, jobs or moderation.',
      { path: '^services/(account|marketing|edge|registry|renderer|sandbox)/src' },
      { path: '^shared/(tool-kit|safety)/' },
    ),
    law(
      'sdk-knows-contracts-only',
      'What remotes ask of their host may import contracts.',
      { path: '^shared/sdk/src' },
      { path: '^(shell|mfe-|services|shared/(?!contracts|sdk))' },
    ),
    law(
      'ui-knows-sdk-and-contracts',
      'The design system may import the SDK’s shared libraries.',
      { path: '^shared/ui/src' },
      { path: '^(shell|mfe-|services|shared/(?!contracts|sdk|ui))' },
    ),
    law(
      'features-stay-apart',
      'No feature imports another feature: what two share moves up. Only `workspace` composes the others.',
      { path: '^(mfe-[^/]+|shell)/src/features/((?!workspace/)[^/]+)/' },
      { path: '^(mfe-[^/]+|shell)/src/features/([^/]+)/', pathNot: '^$1/src/features/$2/' },
    ),
    law(
      'data-knows-no-use-case',
      'Imports flow from routes to use cases to data.',
      { path: '^services/[^/]+/src/(data|clients)/' },
      { path: '^services/[^/]+/src/(routes|use-cases)/' },
    ),
    law(
      'use-cases-know-no-route',
      'Imports flow from routes to use cases to data.',
      { path: '^services/[^/]+/src/use-cases/' },
      { path: '^services/[^/]+/src/routes/' },
    ),
    law(
      'browser-stays-in-the-browser',
      'Server code never reaches a browser.',
      { path: '^(shell|mfe-[^/]+|shared/(sdk|ui))/src' },
      { path: '^(services|shared/(service-kit|tool-kit|safety|platform|build))/' },
    ),
    law(
      'no-node-in-the-browser',
      'What a browser loads imports nothing of Node’s.',
      { path: '^(shell|mfe-[^/]+|shared/(contracts|sdk|ui))/src' },
      { dependencyTypes: ['core'] },
    ),
    law(
      'remotes-have-no-zod',
      'Remotes are built without zod: what the shell does not give is missing in production.',
      { path: '^mfe-[^/]+/src' },
      { path: '^shared/contracts/src/zod\\.ts$|(^|/)node_modules/zod/' },
    ),
    law(
      'source-knows-no-demo',
      'What the demo AI says never ships.',
      { path: '^services/(?!sandbox/)[^/]+/src' },
      { path: '^(shared/demo|services/[^/]+/demo)/' },
    ),
    law(
      'only-the-sandbox-knows-fake-stripe',
      'The product reaches Stripe, or its stand-in, over HTTP.',
      { path: '^(shell|mfe-|services/(?!sandbox/)|shared/(?!fake-stripe/))' },
      { path: '^shared/fake-stripe/' },
    ),
    law(
      'fake-stripe-knows-contracts-and-service-kit',
      'Stripe’s stand-in may import contracts and the service kit, and no other part of the sandbox.',
      { path: '^shared/fake-stripe/src' },
      { path: '^(shell|mfe-|services|shared/(?!contracts|service-kit|fake-stripe))' },
    ),
    law(
      'source-knows-no-test',
      'What ships never imports a test or its kit.',
      {
        path: '^(shell|mfe-[^/]+|services/[^/]+|shared/(sdk|ui))/src',
        pathNot: 'standalone|^shared/sdk/src/testing/',
      },
      { path: '^shared/(testkit|e2e|bench|(sdk|platform)/src/testing)/|/test/' },
    ),
    law(
      'nothing-missing',
      'Every import resolves to a declared package.',
      {},
      { couldNotResolve: true, pathNot: '^stylis-whole$' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Of packages only those that a law speaks of.
    exclude: { path: '(^|/)(dist|\\.data)/|(^|/)node_modules/(?!zod/)' },
    // Reads .ts and .tsx, imports of types among them. TypeScript 7 has no interface that this tool could ask.
    parser: 'swc',
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
