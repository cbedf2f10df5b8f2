import { Stack } from '@datewright/ui';
import { ToneCards } from '../../../components/tone-cards.tsx';
import { MoreOptions, WritingOptions } from '../../../components/writing-options.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import type { Improvement } from '../hooks/use-improvement.ts';

/** Tone, app and voice of the next rewrite. */
export function RewriteOptions({ improvement }: { improvement: Improvement }) {
  const { improve: copy } = useCopy();
  const { tone, choice, voice, change } = improvement;
  return (
    <Stack>
      <ToneCards
        legend={copy.vibe}
        names={copy.tones}
        texts={copy.toneText}
        value={tone}
        onChange={(next) => change({ tone: next })}
      />
      <MoreOptions open={choice.app !== null || voice.sample !== '' || undefined}>
        <summary>{copy.more}</summary>
        <WritingOptions value={choice} onChange={change} voice={voice} />
      </MoreOptions>
    </Stack>
  );
}
