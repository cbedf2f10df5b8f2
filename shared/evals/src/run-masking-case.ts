import { createMask } from '@datewright/safety/masking/create-mask';
import type { MaskingCase } from './eval-case.ts';
import type { EvalAnswer } from './eval-result.ts';
import { emptyAnswer } from './run-chatpad-case.ts';

/** What of a text would reach an AI, by the mask that every tool puts before it. No AI is asked: none has a part in it. */
export const runMaskingCase = async ({ text }: MaskingCase): Promise<EvalAnswer> => ({
  ...emptyAnswer,
  kind: 'masked',
  sent: createMask('', [text]).mask(text),
});
