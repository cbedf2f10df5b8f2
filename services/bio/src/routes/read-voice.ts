import { readVoice } from '@datewright/contracts/bio/read-voice';
import type { Route } from './route.ts';

export const readVoiceRoute: Route = (routes, ctx) =>
  routes.call(readVoice, async ({ caller }) => ({ sample: await ctx.voices.read(caller.userId) }));
