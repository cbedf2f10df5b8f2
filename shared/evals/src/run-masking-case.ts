import { createMask } from '@datewright/safety/masking/create-mask';
import type { MaskingCase } from './eval-case.ts';
import type { EvalAnswer } from './eval-result.ts';
import { emptyAnswer } from './run-chatpad-case.ts';

/** The text as an AI would get it, after the mask that every tool applies. No AI is called. */
export const runMaskingCase = async ({ text }: MaskingCase): Promise<EvalAnswer> => ({
  ...emptyAnswer,
  kind: 'masked',
  sent: createMask('', [text]).mask(text),
});
