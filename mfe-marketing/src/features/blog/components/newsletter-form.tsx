import { simpleNewsletter } from '@datewright/contracts/marketing/simple-newsletter';
import { styled } from '@datewright/sdk/styled';
import { Button, Page, Text, TextField } from '@datewright/ui';
import { HoneypotField } from '../../../components/honeypot-field.tsx';
import { useFormPostResult } from '../../../hooks/use-form-post-result.ts';
import { useBlogCopy } from '../copy/use-blog-copy.ts';
import { useNewsletterForm } from '../hooks/use-newsletter-form.ts';

const Sheet = styled.section`
  background: var(--surface);
  border: 1px solid var(--hairline);
  border-radius: var(--radius-sheet);
  display: grid;
  gap: var(--space-5);
  grid-template-columns: minmax(0, 1fr);
  margin-block: var(--space-8);
  padding: clamp(var(--space-5), 4vw, var(--space-10));
  @media (min-width: 56rem) {
    align-items: center;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > div {
    display: grid;
    gap: var(--space-2);
  }
  h2 {
    font-size: var(--text-28);
  }
`;

const Fields = styled.form`
  align-items: end;
  display: grid;
  gap: var(--space-3);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 30rem) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
  > p {
    grid-column: 1 / -1;
  }
`;

/** The newsletter form. The page validates it instead of the browser. */
export function NewsletterForm() {
  const copy = useBlogCopy().newsletter;
  const { state, submit } = useNewsletterForm();
  const busy = state.step === 'submitting';
  const sent = useFormPostResult();
  return (
    <Page id="newsletter">
      <Sheet aria-labelledby="newsletter-title">
        <div>
          <h2 id="newsletter-title">{copy.title}</h2>
          <Text $tone="muted">{copy.text}</Text>
        </div>
        <Fields action={simpleNewsletter.path} method="post" noValidate onSubmit={submit}>
          <input type="hidden" name="action" value="subscribe" />
          <input type="hidden" name="source" value="blog" />
          <TextField
            label={copy.email}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            disabled={busy}
            error={state.step === 'error' ? state.message : sent === 'no' ? copy.failed : undefined}
          />
          <HoneypotField label={copy.website} name="website" disabled={busy} />
          <Button type="submit" busy={busy} variant="secondary">
            {busy ? copy.busy : state.step === 'success' ? copy.done : copy.action}
          </Button>
          <Text role="status" $tone="good">
            {(state.step === 'success' || sent === 'yes') && copy.success}
          </Text>
        </Fields>
      </Sheet>
    </Page>
  );
}
