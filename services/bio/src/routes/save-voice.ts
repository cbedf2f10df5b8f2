import { saveVoice } from '@datewright/contracts/bio/save-voice';
import type { Route } from './route.ts';

export const saveVoiceRoute: Route = (routes, ctx) =>
  routes.call(saveVoice, async ({ caller, body: { sample } }) => {
    if (sample === '') await ctx.voices.delete(caller.userId);
    else await ctx.voices.save(caller.userId, sample);
    return { sample };
  });
