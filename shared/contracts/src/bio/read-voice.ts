import { defineCall } from '../call.ts';
import { base } from './base.ts';
import { voice } from './voice.ts';

export const readVoice = defineCall({
  ...base,
  method: 'GET',
  path: '/v1/bio/voice',
  summary: 'The writing sample that the member chose to keep; empty when there is none.',
  response: voice,
});
