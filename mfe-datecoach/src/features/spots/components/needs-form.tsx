import type { Needs } from '@datewright/contracts/datecoach/playbook-options';
import { Row, SegmentedControl, Stack, Text } from '@datewright/ui';
import { Chip } from '@datewright/ui/chip';
import { Fold } from '../../../components/fold.ts';
import { useCopy } from '../../../copy/use-copy.ts';

const budgets = ['free', 'low', 'any'] as const;
const switches = ['stepFree', 'noAlcohol', 'daylight', 'video'] as const;

/** Requirements for every date, stored in this browser. The form collapses once they are set. */
export function NeedsForm({ needs, onChange }: { needs: Needs; onChange: (part: Partial<Needs>) => void }) {
  const { needs: copy } = useCopy();
  const selected = [
    ...(needs.budget === 'any' ? [] : [copy.budgets[needs.budget]]),
    ...switches.filter((one) => needs[one]).map((one) => copy.switches[one]),
  ];
  return (
    <Fold>
      <summary>
        {copy.title} <span>{selected.join(' · ') || copy.none}</span>
      </summary>
      <Stack>
        <SegmentedControl
          legend={copy.budget}
          options={budgets.map((value) => ({ value, label: copy.budgets[value] }))}
          value={needs.budget}
          onChange={(budget) => onChange({ budget })}
        />
        <Row $gap={2} role="group" aria-label={copy.title}>
          {switches.map((one) => (
            <Chip key={one} aria-pressed={needs[one]} onClick={() => onChange({ [one]: !needs[one] })}>
              {copy.switches[one]}
            </Chip>
          ))}
        </Row>
        <Text $tone="muted" $size={14}>
          {copy.hint}
        </Text>
      </Stack>
    </Fold>
  );
}
