# mfe-__name__

The remote of __title__, at `/__name__`.

- `npm run dev` runs it alone at http://localhost:3100. `EDGE_URL` is the Datewright that answers its calls.
- `npm test` checks types and runs the tests, in jsdom and without a network.
- `npm run build` builds it into `dist` and fails above the budget in `mfe.json`.
- `npx mfe publish` publishes the version in `mfe.json`, with `REGISTRY_URL` and the team's `PUBLISH_TOKEN`.

`mfe.json` is the card: routes, navigation, the SDK that it needs. `src/remote.tsx` is the one exposed module.
