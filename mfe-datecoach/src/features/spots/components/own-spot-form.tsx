import { spotName } from '@datewright/contracts/datecoach/spot';
import { z } from '@datewright/sdk/zod';
import { Button, Notice, Stack, TextField } from '@datewright/ui';
import { Form } from '@datewright/ui/form';
import { useForm } from '@datewright/ui/use-form';
import type { ReactNode } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { toCustomSpotId } from '../lib/custom-spot.ts';

const spotMaxLength = 120;

interface Props {
  /** True when choosing the spot is the main action on the screen. */
  isPrimary: boolean;
  onChoose: (spot: { id: string; name: string }) => void;
  /** Additional form fields. */
  children: ReactNode;
}

/** A form for a spot that the member already has in mind. */
export function OwnSpotForm({ isPrimary, onChoose, children }: Props) {
  const { spots: copy } = useCopy();
  const form = useForm({
    schema: z.object({ name: z.string().check(z.trim()) }),
    initialValues: { name: '' },
    onSubmit({ name }) {
      if (name === '') return;
      const id = toCustomSpotId(name);
      if (id === null || !z.safeParse(spotName, name).success) throw new InvalidSpotName();
      onChoose({ id, name });
    },
    toMessage(error) {
      if (error instanceof InvalidSpotName) return copy.ownFailed;
      throw error;
    },
  });

  return (
    <Form form={form}>
      <Stack>
        <TextField
          label={copy.own}
          placeholder={copy.ownPlaceholder}
          hint={copy.ownHint}
          maxLength={spotMaxLength}
          autoComplete="off"
          {...form.field('name')}
        />
        {children}
        {form.failure && (
          <Notice tone="bad" live="assertive">
            {form.failure}
          </Notice>
        )}
        <div>
          <Button type="submit" variant={isPrimary ? 'primary' : 'secondary'} disabled={form.values.name.trim() === ''}>
            {copy.previewOwn}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}

class InvalidSpotName extends Error {}
