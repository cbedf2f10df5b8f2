import { createMask } from '@datewright/safety/masking/create-mask';
import type { Answer } from './answer.ts';
import { nothing } from './ask-chatpad.ts';
import type { MaskingCase } from './case.ts';

/** What of a text would reach an AI, by the mask that every tool puts before it. No AI is asked: none has a part in it. */
export const askMask = async ({ text }: MaskingCase): Promise<Answer> => ({
  ...nothing,
  kind: 'masked',
  sent: createMask('', [text]).hide(text),
});
