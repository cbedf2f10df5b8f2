import { maxReminders } from '@datewright/contracts/datecoach/limits';
import { styled } from '@datewright/sdk/styled';
import { Button, Text } from '@datewright/ui';
import { Checkbox } from '@datewright/ui/checkbox';
import { useState } from 'react';
import { useCopy } from '../../../../copy/use-copy.ts';
import { toReminder } from '../../lib/plan-draft.ts';

const Box = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  min-width: 0;
`;

const Legend = styled.legend`
  font-weight: 600;
  margin-bottom: var(--space-2);
  padding: 0;
`;

interface Props {
  tips: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Selects up to three tips as reminders. */
export function ReminderPicker({ tips, chosen, onChange }: Props) {
  const { plan: copy } = useCopy();
  const [open, setOpen] = useState(false);
  const options = [...new Set([...chosen, ...tips.map(toReminder)])].filter(Boolean);
  const isFull = chosen.length >= maxReminders;
  // Preserves the order from opening the list, so that a selected tip does not jump.
  const [initialOrder] = useState(options);
  const shown = [
    ...initialOrder.filter((tip) => options.includes(tip)),
    ...options.filter((tip) => !initialOrder.includes(tip)),
  ];
  if (options.length === 0) return null;
  return (
    <Box>
      <Legend>{copy.reminders(maxReminders)}</Legend>
      <Text $tone="muted" $size={14} role="status">
        {copy.chosen(chosen.length, maxReminders)}
      </Text>
      {(open ? shown : chosen).map((tip) => (
        <Checkbox
          key={tip}
          label={tip}
          checked={chosen.includes(tip)}
          disabled={isFull && !chosen.includes(tip)}
          onChange={() => onChange(chosen.includes(tip) ? chosen.filter((one) => one !== tip) : [...chosen, tip])}
        />
      ))}
      <Button variant="secondary" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? copy.fewerTips : copy.allTips(shown.length)}
      </Button>
    </Box>
  );
}
