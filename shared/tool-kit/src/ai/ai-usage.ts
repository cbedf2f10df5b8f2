import type { Metrics } from '@datewright/service-kit/observability/metrics';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import type { AiConfig } from './ai-config.ts';

/** The tokens of one call to an AI. */
export interface AiUsage {
  /** The name of the answer's schema, which says what the call was for. */
  answer: string;
  input: number;
  output: number;
}

/** Characters of English text that make about one token. */
const charactersPerToken = 4;
/** A picture of the size that the tools send takes about as many tokens. */
const tokensPerPicture = 1000;

const estimateText = (text: string) => Math.ceil(text.length / charactersPerToken);

/** About how many tokens the messages of a request take. */
export function estimateTokens(messages: readonly ChatCompletionMessageParam[]): number {
  let sum = 0;
  for (const { content } of messages) {
    if (typeof content === 'string') sum += estimateText(content);
    else for (const part of content ?? []) sum += part.type === 'text' ? estimateText(part.text) : tokensPerPicture;
  }
  return sum;
}

/** Counts tokens, and their cost in EUR where the prices per million tokens are configured. */
export function createUsageCounter(metrics: Metrics, config: AiConfig): (usage: AiUsage) => void {
  const tokens = metrics.counter('ai_tokens_total', 'Tokens read and written by the AI, by what was asked.', [
    'answer',
    'direction',
  ]);
  const cost = metrics.counter('ai_cost_eur_total', 'What the AI cost in EUR, by what was asked.', ['answer']);
  return ({ answer, input, output }) => {
    tokens.inc({ answer, direction: 'input' }, input);
    tokens.inc({ answer, direction: 'output' }, output);
    const { OPENAI_INPUT_PRICE, OPENAI_OUTPUT_PRICE } = config;
    cost.inc({ answer }, (input * OPENAI_INPUT_PRICE + output * OPENAI_OUTPUT_PRICE) / 1_000_000);
  };
}
