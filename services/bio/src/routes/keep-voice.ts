import { keepVoice } from '@datewright/contracts/bio/keep-voice';
import type { Route } from './route.ts';

export const keepVoiceRoute: Route = (routes, ctx) =>
  routes.call(keepVoice, async ({ caller, body: { sample } }) => {
    if (sample === '') await ctx.voices.forget(caller.userId);
    else await ctx.voices.keep(caller.userId, sample);
    return { sample };
  });
