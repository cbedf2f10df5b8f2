import { postAuthPath, useHasRoute, useTrack } from '@datewright/sdk/host';
import { Link, useLocation } from '@datewright/sdk/router';
import { Notice, Text } from '@datewright/ui';
import { useEffect, useRef, useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { FormPage } from '../../../frame/form-page.tsx';
import { GoogleSignIn } from '../../../frame/google-sign-in.tsx';
import { peekWish } from '../../../frame/next-path.ts';
import { WaitingOrder } from '../../../frame/waiting-order.tsx';
import { nobody } from '../read-about-you.ts';
import { useRegistration } from '../use-registration.ts';
import { AboutYouStep } from './about-you-step.tsx';
import { type Credentials, CredentialsStep } from './credentials-step.tsx';

export function RegisterPage() {
  const { register: copy } = useCopy();
  const track = useTrack();
  const [step, setStep] = useState<1 | 2>(1);
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [about, setAbout] = useState(nobody);
  const { register, busy, failure } = useRegistration();
  const alert = useRef<HTMLDivElement>(null);

  const { search } = useLocation();
  const source = new URLSearchParams(search).get('source');
  useEffect(() => {
    track('sign_up_start', { source });
    track('signup_started');
  }, [track, source]);
  useEffect(() => track('onboarding_step', { step }), [track, step]);
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  function goTo(next: 1 | 2) {
    setStep(next);
    track('registration_step', { step: next });
  }

  /** Who is new is welcomed first; what they wanted waits for the welcome. */
  function leaveForGoogle() {
    postAuthPath.share(peekWish(search));
    return null;
  }

  return (
    <FormPage title={copy.title} lead={copy.lead}>
      <WaitingOrder here="/register" />
      <Text $tone="muted" $size={14}>
        {copy.steps(step)}
      </Text>
      {failure && (
        <Notice tone="bad" live="assertive" ref={alert} tabIndex={-1}>
          {failure}
        </Notice>
      )}
      {step === 1 ? (
        <>
          <CredentialsStep
            start={credentials}
            onNext={(typed) => {
              setCredentials(typed);
              goTo(2);
            }}
          />
          <GoogleSignIn takeWish={leaveForGoogle} />
        </>
      ) : (
        <AboutYouStep
          start={about}
          busy={busy}
          onBack={(typed) => {
            setAbout(typed);
            goTo(1);
          }}
          onDone={(typed) => {
            setAbout(typed);
            register(credentials, typed);
          }}
        />
      )}
      <Privacy />
      <span>
        {copy.haveAccount} <Link to={`/login${search}`}>{copy.login}</Link>
      </span>
    </FormPage>
  );
}

function Privacy() {
  const { register: copy } = useCopy();
  if (!useHasRoute('/privacy')) return null;
  return (
    <Text $tone="muted" $size={14}>
      {copy.terms} <Link to="/privacy">{copy.privacy}</Link>.
    </Text>
  );
}
