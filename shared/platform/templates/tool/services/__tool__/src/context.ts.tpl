import { createToolContext, type ToolContext } from '@datewright/tool-kit/app/tool-context';
import {
  createPaidRequestContext,
  type PaidRequestContext,
} from '@datewright/tool-kit/paid-requests/paid-request-context';
import { createWriter, type Writer } from './clients/writer.ts';
import type { __Tool__Config } from './config.ts';
import {
  type AnswerRepository,
  createAnswerRepository,
  type NewAnswer,
  type StoredAnswer,
} from './data/answer-repository.ts';

/** Everything that the use cases of this service depend on. */
export interface AppContext extends ToolContext {
  answers: AnswerRepository;
  paidAnswers: PaidRequestContext<StoredAnswer, NewAnswer>;
  writer: Writer;
}

export async function createContext(config: __Tool__Config): Promise<AppContext> {
  const base = await createToolContext('__tool__', config);
  const answers = createAnswerRepository(base.connection);
  return {
    ...base,
    answers,
    paidAnswers: createPaidRequestContext(base, {
      repository: answers,
      hasAnswer: ({ answer }) => answer !== undefined,
    }),
    writer: createWriter(base.ai, base.moderation),
  };
}
