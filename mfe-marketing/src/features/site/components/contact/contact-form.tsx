import { contactForm, contactIntents } from '@datewright/contracts/marketing/contact-form';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Button, Card, Heading, Select, Stack, Text, TextArea, TextField } from '@datewright/ui';
import { Checkbox } from '@datewright/ui/checkbox';
import { HoneypotField } from '../../../../components/honeypot-field.tsx';
import { useContactCopy } from '../../copy/use-contact-copy.ts';
import { useContactForm } from '../../hooks/use-contact-form.ts';
import { ContactResult } from './contact-result.tsx';

const Sheet = styled(Card)`
  border-radius: var(--radius-sheet);
`;

const Fields = styled.fieldset`
  display: grid;
  gap: var(--space-4);
`;

/** The contact form. The browser validates it, and it posts without scripts too. */
export function ContactForm() {
  const { form: copy } = useContactCopy();
  const { state, submit, errorOf } = useContactForm();
  const loading = state.step === 'loading';

  return (
    <Sheet as="section" id="contact-form" aria-labelledby="contact-form-title">
      <form action={contactForm.path} method="post" onSubmit={submit}>
        <Stack $gap={5}>
          <Heading id="contact-form-title" $size={28}>
            {copy.title}
          </Heading>
          <Fields disabled={loading}>
            <TextField
              label={copy.name}
              name="name"
              error={errorOf('name')}
              autoComplete="name"
              maxLength={100}
              required
            />
            <TextField
              label={copy.email}
              name="email"
              error={errorOf('email')}
              type="email"
              autoComplete="email"
              maxLength={254}
              required
            />
            <Select label={copy.intent} name="intent" error={errorOf('intent')} defaultValue="" required>
              <option value="">{copy.choose}</option>
              {contactIntents.map((intent) => (
                <option key={intent} value={intent}>
                  {copy.intents[intent]}
                </option>
              ))}
            </Select>
            <TextArea
              label={copy.message}
              name="message"
              error={errorOf('message')}
              rows={6}
              maxLength={5000}
              hint={copy.messageHint}
              required
            />
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
          <ContactResult state={state} />
        </Stack>
      </form>
    </Sheet>
  );
}
