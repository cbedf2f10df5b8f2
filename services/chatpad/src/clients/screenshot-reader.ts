import type { MatchFields } from '@datewright/contracts/chatpad/match';
import { z } from '@datewright/contracts/zod';
import { readAnswer } from '@datewright/service-kit/ai-answer';
import type { AiClient } from '@datewright/service-kit/ai-client';
import { screenshotQuestion } from '../prompts/screenshot-prompt.ts';

const answer = z.object({
  seen: z.boolean(),
  name: z.string(),
  age: z.nullable(z.number()),
  bio: z.string(),
  interests: z.array(z.string()),
  messages: z.array(z.object({ sender: z.enum(['user', 'match']), content: z.string() })),
});

export interface ReadScreenshot {
  fields: MatchFields;
  readBy: string;
  /** The reader can't see, and made the fields up. */
  sample: boolean;
}

export interface ScreenshotReader {
  read(jpeg: Buffer, signal: AbortSignal): Promise<ReadScreenshot>;
}

const clip = (text: string, longest: number) => text.trim().slice(0, longest).trim();

/** Keeps what the contract allows of what the AI read. */
function fieldsOf(read: z.output<typeof answer>): MatchFields {
  // An age under 18 is kept: it closes the match.
  const isAge = read.age !== null && Number.isInteger(read.age) && read.age >= 1 && read.age <= 120;
  return {
    name: clip(read.name, 80),
    age: isAge ? read.age : null,
    bio: clip(read.bio, 2000),
    interests: read.interests
      .map((interest) => clip(interest, 60))
      .filter(Boolean)
      .slice(0, 20),
    messages: read.messages
      .map(({ sender, content }) => ({ sender, content: clip(content, 1000) }))
      .filter(({ content }) => content !== '')
      .slice(0, 100),
  };
}

export function screenshotReader(ai: AiClient, seconds: number): ScreenshotReader {
  return {
    async read(jpeg, signal) {
      const text = await ai.ask({ ...screenshotQuestion(jpeg), seconds, signal });
      const read = readAnswer(answer, text);
      return { fields: fieldsOf(read), readBy: ai.writtenBy, sample: !read.seen };
    },
  };
}
