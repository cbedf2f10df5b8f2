import { Stack } from '@datewright/ui';
import { ToneCards } from '../../../components/tone-cards.tsx';
import { AppOptions, MoreOptions, VoiceOptions } from '../../../components/writing-options.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { Improvement } from '../hooks/use-improvement.ts';

/** App, tone and voice of the next rewrite. */
export function RewriteOptions({ improvement }: { improvement: Improvement }) {
  const { improve: copy } = useCopy();
  const { tone, choice, voice, change } = improvement;
  return (
    <Stack>
      <AppOptions value={choice} onChange={change} />
      <ToneCards
        legend={copy.vibe}
        names={copy.tones}
        texts={copy.toneText}
        value={tone}
        onChange={(next) => change({ tone: next })}
      />
      <MoreOptions open={voice.sample !== '' || undefined}>
        <summary>{copy.more}</summary>
        <VoiceOptions voice={voice} />
      </MoreOptions>
    </Stack>
  );
}
