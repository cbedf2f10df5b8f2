import { useTrack } from '@datewright/sdk/host';
import { Notice } from '@datewright/ui';
import { CtaLink } from '../../../../components/cta-link.tsx';
import { useFormPostResult } from '../../../../hooks/use-form-post-result.ts';
import { useLegal } from '../../../../hooks/use-legal.ts';
import { useContactCopy } from '../../copy/use-contact-copy.ts';
import type { useContactForm } from '../../hooks/use-contact-form.ts';

/** Whether the message was sent, by this page or by a post without scripts. */
export function ContactResult({ state }: { state: ReturnType<typeof useContactForm>['state'] }) {
  const { form: copy } = useContactCopy();
  const { email } = useLegal().operator;
  const track = useTrack();
  const sent = useFormPostResult();
  const done = state.step === 'success' || (state.step === 'idle' && sent === 'yes');
  const failed = state.step === 'error' || (state.step === 'idle' && sent === 'no');
  return (
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
  );
}
