import { Meter, Row, Stack, Text } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { strengthScore } from '../../../lib/password-strength.ts';

const tones = ['bad', 'bad', 'careful', 'good', 'good'] as const;

export function PasswordStrengthMeter({ password, email }: { password: string; email: string }) {
  const { register: copy } = useCopy();
  if (password === '') return null;
  const score = strengthScore(password, email);
  const label = copy.strength[score] ?? '';
  return (
    <Stack $gap={2}>
      <Meter label={copy.strengthLabel} value={score + 1} max={5} valueText={label} tone={tones[score] ?? 'bad'} />
      <Row $justify="space-between" $gap={2}>
        <Text $size={14}>{label}</Text>
        <Text $size={14} $tone="muted">
          {score >= 3 ? copy.goodToGo : copy.makeStronger}
        </Text>
      </Row>
    </Stack>
  );
}
