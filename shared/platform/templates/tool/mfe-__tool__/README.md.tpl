# mfe-__tool__

The remote of __title__: members ask a question at `/__tool__` and read an answer for one credit.

- Run it alone: `npm run dev -w mfe-__tool__` beside a running `npm start`, which answers its calls.
- Test it: `npm test -- jest mfe-__tool__`.
- Publish it: `npm run publish:remote -w mfe-__tool__`.

| Path                | Holds                                                                          |
| ------------------- | ------------------------------------------------------------------------------ |
| `mfe.json`          | the card: routes, navigation, what the dashboard shows, the contracts it needs |
| `src/remote.tsx`    | the one exposed module: the routes                                             |
| `src/pages/`        | one file per route                                                             |
| `src/features/ask/` | `api/`, `components/` and `hooks/` of the question form                        |
| `src/copy/`         | every sentence; `en.ts` is the source                                          |

It may import `@datewright/contracts`, `@datewright/sdk` and `@datewright/ui`, and no other remote.
