import { type PaidBook, paidBook } from '@datewright/service-kit/paid-work/abandoned';
import { type ToolBase, toolBase } from '@datewright/service-kit/tool-base';
import { type Writer, writer } from './clients/writer.ts';
import type { __Tool__Config } from './config.ts';
import { type Answers, answers, type NewAnswer, type StoredAnswer } from './data/answers.ts';

/** Everything the service is made of. Use cases get it whole; it is all the dependency injection there is. */
export interface AppContext extends ToolBase {
  answers: Answers;
  paidAnswers: PaidBook<StoredAnswer, NewAnswer>;
  writer: Writer;
}

export async function createContext(config: __Tool__Config): Promise<AppContext> {
  const base = await toolBase('__tool__', config);
  const book = answers(base.connection);
  return {
    ...base,
    answers: book,
    paidAnswers: paidBook(base, { book, isKept: ({ answer }) => answer !== undefined }),
    writer: writer(base.ai, base.safety),
  };
}
