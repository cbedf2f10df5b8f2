import { contactForm, contactIntents } from '@datewright/contracts/marketing/contact-form';
import { useTrack } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Button, Card, Heading, Notice, Select, Stack, Text, TextArea, TextField } from '@datewright/ui';
import { Checkbox } from '@datewright/ui/checkbox';
import { CtaLink } from '../../../../components/cta-link.tsx';
import { HoneypotField } from '../../../../components/honeypot-field.tsx';
import { useFormPostResult } from '../../../../hooks/use-form-post-result.ts';
import { useContactCopy } from '../../copy/use-contact-copy.ts';
import { useContactForm } from '../../hooks/use-contact-form.ts';

const Sheet = styled(Card)`
  border-radius: var(--radius-sheet);
`;

const Fields = styled.fieldset`
  display: grid;
  gap: var(--space-4);
`;

/** The contact form. The browser validates it, and it posts without scripts too. */
export function ContactForm() {
  const { form: copy, email } = useContactCopy();
  const { state, submit } = useContactForm();
  const loading = state.step === 'loading';
  const track = useTrack();
  const sent = useFormPostResult();
  const done = state.step === 'success' || (state.step === 'idle' && sent === 'yes');
  const failed = state.step === 'error' || (state.step === 'idle' && sent === 'no');
  return (
    <Sheet as="section" id="contact-form" aria-labelledby="contact-form-title">
      <form action={contactForm.path} method="post" onSubmit={submit}>
        <Stack $gap={5}>
          <Heading id="contact-form-title" $size={28}>
            {copy.title}
          </Heading>
          <Fields disabled={loading}>
            <TextField label={copy.name} name="name" autoComplete="name" maxLength={100} required />
            <TextField label={copy.email} name="email" type="email" autoComplete="email" maxLength={254} required />
            <Select label={copy.intent} name="intent" defaultValue="" required>
              <option value="">{copy.choose}</option>
              {contactIntents.map((intent) => (
                <option key={intent} value={intent}>
                  {copy.intents[intent]}
                </option>
              ))}
            </Select>
            <TextArea label={copy.message} name="message" rows={6} maxLength={5000} hint={copy.messageHint} required />
            <HoneypotField label={copy.company} name="company" />
            <input type="hidden" name="channel" value="email" />
            <Checkbox
              name="consent"
              value="true"
              required
              label={
                <>
                  {copy.consent} <Link to="/privacy">{copy.privacy}</Link>
                </>
              }
            />
          </Fields>
          <Text $tone="muted" $size={14}>
            {copy.channel}
          </Text>
          <div>
            <Button type="submit" size="large" busy={loading}>
              {loading ? copy.sending : copy.send}
            </Button>
          </div>
          <div aria-live="polite">
            {done && (
              <Notice
                tone="good"
                action={
                  <CtaLink
                    to="/chat-assistant?ref=contact_success"
                    label={copy.next}
                    location="contact-success"
                    variant="secondary"
                    onClick={() => track('contact_success_cta_click', { target: 'chat-assistant' })}
                  />
                }
              >
                {copy.done} {state.step === 'success' && state.number && copy.number(state.number)}
              </Notice>
            )}
            {failed && <Notice tone="bad">{copy.failed(email)}</Notice>}
          </div>
        </Stack>
      </form>
    </Sheet>
  );
}
