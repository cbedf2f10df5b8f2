import { passwordMinimum } from '@datewright/contracts/plans';
import { ApiError, useToast } from '@datewright/sdk/host';
import { Button, PasswordField, Row, Stack, Text } from '@datewright/ui';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { FailureNotice } from '../../../frame/failure-notice.tsx';
import { Form } from '../../../frame/form.tsx';
import { SectionCard } from '../../../frame/section-card.tsx';
import { useChangePassword } from '../api/use-change-password.ts';

const nothing = { current: '', wanted: '', confirmed: '' };
type Typed = typeof nothing;
type Wrong = { [Field in keyof Typed]?: string | undefined };

export function PasswordSection() {
  const { security: copy } = useCopy();
  const [typed, setTyped] = useState(nothing);
  const { submit, wrong, failure, busy } = useSubmit(() => setTyped(nothing));
  const field = (name: keyof Typed) => ({
    value: typed[name],
    error: wrong[name],
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });

  async function onSubmit() {
    if (!busy) await submit(typed);
  }

  return (
    <SectionCard title={copy.passwordTitle} lead={copy.passwordLead}>
      <Form onSubmit={onSubmit}>
        <Stack>
          {failure && <FailureNotice sentence={failure} />}
          <PasswordField label={copy.currentPassword} autoComplete="current-password" {...field('current')} />
          <PasswordField
            label={copy.newPassword}
            autoComplete="new-password"
            hint={copy.passwordHint}
            {...field('wanted')}
          />
          <PasswordField label={copy.confirmPassword} autoComplete="new-password" {...field('confirmed')} />
          <Row>
            <Button type="submit" variant="primary" busy={busy}>
              {busy ? copy.submitting : copy.submit}
            </Button>
          </Row>
          <Text $tone="muted" $size={14}>
            {copy.forgot}
          </Text>
        </Stack>
      </Form>
    </SectionCard>
  );
}

function useSubmit(onChanged: () => void) {
  const { security: copy, reset } = useCopy();
  const toast = useToast();
  const change = useChangePassword();
  const [wrong, setWrong] = useState<Wrong>({});
  const [failure, setFailure] = useState<string | null>(null);

  async function submit({ current, wanted, confirmed }: Typed) {
    const found: Wrong = {
      current: current === '' ? copy.currentNeeded : undefined,
      wanted: wanted.length < passwordMinimum ? reset.passwordShort : undefined,
      confirmed: confirmed === wanted ? undefined : reset.mismatch,
    };
    setWrong(found);
    setFailure(null);
    if (found.current || found.wanted || found.confirmed) return;
    try {
      await change.mutateAsync({ currentPassword: current, newPassword: wanted });
      onChanged();
      toast.success(copy.changed);
    } catch (error) {
      refuse(error);
    }
  }

  function refuse(error: unknown) {
    if (!(error instanceof ApiError)) return setFailure(copy.changeFailed);
    if (error.fields.currentPassword) setWrong({ current: error.message });
    else if (error.fields.password) setWrong({ wanted: error.message });
    else setFailure(error.message);
  }

  return { submit, wrong, failure, busy: change.isPending };
}
