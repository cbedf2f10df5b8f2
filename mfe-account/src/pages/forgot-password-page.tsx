import { Text } from '@datewright/ui';
import { useState } from 'react';
import { FormPage } from '../components/form-page.tsx';
import { useCopy } from '../copy/use-copy.ts';
import { PageLinks } from '../features/forgot-password/components/page-links.tsx';
import { ResetRequestForm } from '../features/forgot-password/components/reset-request-form.tsx';

export function ForgotPasswordPage() {
  const { forgot: copy } = useCopy();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return sentTo === null ? (
    <FormPage title={copy.title} lead={copy.lead}>
      <ResetRequestForm onSent={setSentTo} />
      <PageLinks />
    </FormPage>
  ) : (
    <FormPage
      title={copy.sentTitle}
      lead={
        <>
          {copy.sentLead} <strong>{sentTo}</strong>.
        </>
      }
    >
      <Text $tone="muted" role="status">
        {copy.sentHint}
      </Text>
      <PageLinks />
    </FormPage>
  );
}
