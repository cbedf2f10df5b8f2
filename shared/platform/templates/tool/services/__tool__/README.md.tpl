# @datewright/__tool__-service

The service of __title__: answers a question for one credit.

- Test it: `npm test -- jest services/__tool__` (starts MongoDB, the account service and a demo AI).
- Run it: `npm start` starts it with the rest of the product.

| Path                 | Holds                                                                 |
| -------------------- | --------------------------------------------------------------------- |
| `src/routes/`        | one file per call: parse, authorise, call the use case                |
| `src/use-cases/`     | `answer-question.ts` reads from the safety check to the stored answer |
| `src/data/`          | the MongoDB collection of paid answers                                |
| `src/clients/`       | the AI                                                                |
| `src/prompts/`       | the instructions that the AI gets                                     |
| `src/member-data.ts` | what a member's export contains                                       |
| `demo/answers.ts`    | what the demo AI of `npm start` answers                               |

It may import `@datewright/contracts`, `@datewright/service-kit`, `@datewright/tool-kit` and `@datewright/safety`, and no other service.
