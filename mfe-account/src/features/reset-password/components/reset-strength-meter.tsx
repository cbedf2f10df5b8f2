import { Meter, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { measureResetStrength } from '../reset-strength.ts';

const tones = ['bad', 'bad', 'careful', 'good', 'good'] as const;

export function ResetStrengthMeter({ password }: { password: string }) {
  const { reset: copy } = useCopy();
  if (password === '') return null;
  const { label, width } = measureResetStrength(password);
  const words = copy.strength[label] ?? '';
  return (
    <Stack $gap={2}>
      <Meter label={copy.strengthLabel} value={width} max={100} valueText={words} tone={tones[label] ?? 'bad'} />
      <Text $size={14}>{words}</Text>
    </Stack>
  );
}
