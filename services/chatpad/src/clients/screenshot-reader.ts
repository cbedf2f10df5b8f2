import type { MatchFields } from '@datewright/contracts/chatpad/match';
import { z } from '@datewright/contracts/zod';
import { currentRequest } from '@datewright/service-kit/observability/request-scope';
import { parseAiAnswer } from '@datewright/tool-kit/ai/ai-answer';
import type { AiClient } from '@datewright/tool-kit/ai/ai-client';
import { buildScreenshotPrompt, screenshotPromptVersion } from '../prompts/screenshot-prompt.ts';
import { isReceipt, isScreenControl } from '../rules/screen-controls.ts';

const answerSchema = z.object({
  seen: z.boolean(),
  name: z.string(),
  age: z.nullable(z.number()),
  bio: z.string(),
  interests: z.array(z.string()),
  messages: z.array(z.object({ sender: z.enum(['user', 'match']), content: z.string() })),
});

export interface ScreenshotReading {
  fields: MatchFields;
  readBy: string;
  /** True when the AI can't see pictures and invented the fields. */
  sample: boolean;
}

export interface ScreenshotReader {
  read(jpeg: Buffer, signal: AbortSignal): Promise<ScreenshotReading>;
}

const truncate = (text: string, maxLength: number) => text.trim().slice(0, maxLength).trim();

/** Truncates the AI's reading to the limits of the contract. */
function toMatchFields(read: z.output<typeof answerSchema>): MatchFields {
  // An age under 18 is valid here: moderation closes the match because of it.
  const isAge = read.age !== null && Number.isInteger(read.age) && read.age >= 1 && read.age <= 120;
  return {
    name: truncate(read.name, 80),
    age: isAge ? read.age : null,
    bio: truncate(read.bio, 2000),
    interests: read.interests
      .map((interest) => truncate(interest, 60))
      .filter((interest) => interest !== '' && !isScreenControl(interest))
      .slice(0, 20),
    messages: read.messages
      .map(({ sender, content }) => ({ sender, content: truncate(content, 1000) }))
      .filter(({ content }) => content !== '' && !isReceipt(content))
      .slice(0, 100),
  };
}

export function createScreenshotReader(ai: AiClient, seconds: number): ScreenshotReader {
  return {
    async read(jpeg, signal) {
      const text = await ai.complete({ ...buildScreenshotPrompt(jpeg), timeoutSeconds: seconds, signal });
      const read = parseAiAnswer(answerSchema, text);
      currentRequest().log.info({ prompt: screenshotPromptVersion, seen: read.seen }, 'screenshot read');
      return { fields: toMatchFields(read), readBy: ai.writtenBy, sample: !read.seen };
    },
  };
}
