import type { WritingProfile } from '@datewright/contracts/account/writing-profile';
import { ApiError, useToast } from '@datewright/sdk/host';
import { useSaveWritingProfile } from '@datewright/sdk/writing-profile';
import { Button, Row, Stack, Text, TextArea } from '@datewright/ui';
import { ConfirmDialog } from '@datewright/ui/confirm-dialog';
import { Form } from '@datewright/ui/form';
import { useForm } from '@datewright/ui/use-form';
import { useState } from 'react';
import { FailureNotice } from '../../../components/failure-notice.tsx';
import { SaveButton } from '../../../components/save-button.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { createWritingSchema, toFacts } from '../writing-schema.ts';

export function WritingForm({ stored }: { stored: WritingProfile }) {
  const { writingProfile: copy } = useCopy();
  const toast = useToast();
  const { save } = useSaveWritingProfile();
  const form = useForm({
    schema: createWritingSchema(copy),
    initialValues: { voice: stored.voice, about: stored.about.join('\n') },
    onSubmit: async ({ voice, about }) => {
      const saved = await save({ voice, about: toFacts(about) });
      form.reset({ voice: saved.voice, about: saved.about.join('\n') });
      toast.success(copy.saved);
    },
    toMessage: (error) => (error instanceof ApiError ? error.message : copy.saveFailed),
  });
  const { voice, about } = form.values;
  const isChanged = voice !== stored.voice || about !== stored.about.join('\n');
  return (
    <Form form={form}>
      <Stack>
        {form.failure && <FailureNotice message={form.failure} />}
        <TextArea
          label={copy.voice}
          optional
          rows={6}
          hint={copy.voiceHint(voice.trim().length)}
          placeholder={copy.voicePlaceholder}
          {...form.field('voice')}
        />
        <TextArea
          label={copy.about}
          optional
          rows={5}
          hint={copy.aboutHint(toFacts(about).length)}
          placeholder={copy.aboutPlaceholder}
          {...form.field('about')}
        />
        <Text $tone="muted" $size={14}>
          {copy.use}
        </Text>
        <Row>
          <SaveButton labels={copy} busy={form.busy} isChanged={isChanged} />
          {(stored.voice !== '' || stored.about.length > 0) && (
            <DeleteButton onDeleted={() => form.reset({ voice: '', about: '' })} />
          )}
        </Row>
      </Stack>
    </Form>
  );
}

function DeleteButton({ onDeleted }: { onDeleted: () => void }) {
  const { writingProfile: copy } = useCopy();
  const toast = useToast();
  const { remove } = useSaveWritingProfile();
  const [step, setStep] = useState<'closed' | 'asking' | 'deleting' | 'failed'>('closed');
  async function confirm() {
    setStep('deleting');
    try {
      await remove();
      onDeleted();
      toast.success(copy.deleted);
    } catch {
      setStep('failed');
    }
  }
  return (
    <>
      <Button variant="ghost" onClick={() => setStep('asking')}>
        {copy.delete}
      </Button>
      <ConfirmDialog
        open={step !== 'closed'}
        title={copy.deleteTitle}
        labels={{ yes: copy.delete, no: copy.keep }}
        busy={step === 'deleting'}
        failure={step === 'failed' && copy.deleteFailed}
        onConfirm={() => void confirm()}
        onClose={() => setStep('closed')}
      >
        {copy.deleteText}
      </ConfirmDialog>
    </>
  );
}
