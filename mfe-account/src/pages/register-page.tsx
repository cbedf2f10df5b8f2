import { postAuthPath, useHasRoute, useTrack } from '@datewright/sdk/host';
import { Link, useLocation } from '@datewright/sdk/router';
import { Notice, Text } from '@datewright/ui';
import { useEffect, useRef, useState } from 'react';
import { FormPage } from '../components/form-page.tsx';
import { GoogleSignIn } from '../components/google-sign-in.tsx';
import { SelectedPlan } from '../components/selected-plan.tsx';
import { useCopy } from '../copy/use-copy.ts';
import { emptyAboutYou } from '../features/register/about-you.ts';
import { AboutYouStep } from '../features/register/components/about-you-step.tsx';
import { type Credentials, CredentialsStep } from '../features/register/components/credentials-step.tsx';
import { useRegistration } from '../features/register/hooks/use-registration.ts';
import { peekReturnPath } from '../lib/next-path.ts';

export function RegisterPage() {
  const { register: copy } = useCopy();
  const track = useTrack();
  const [step, setStep] = useState<1 | 2>(1);
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [about, setAbout] = useState(emptyAboutYou);
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
    postAuthPath.share(peekReturnPath(search));
    return null;
  }

  return (
    <FormPage title={copy.title} lead={copy.lead}>
      <SelectedPlan here="/register" />
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
      <PrivacyNotice />
      <span>
        {copy.haveAccount} <Link to={`/login${search}`}>{copy.login}</Link>
      </span>
    </FormPage>
  );
}

function PrivacyNotice() {
  const { register: copy } = useCopy();
  if (!useHasRoute('/privacy')) return null;
  return (
    <Text $tone="muted" $size={14}>
      {copy.terms} <Link to="/privacy">{copy.privacy}</Link>.
    </Text>
  );
}
