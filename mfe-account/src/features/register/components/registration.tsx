import { postAuthPath, useTrack } from '@datewright/sdk/host';
import { useLocation } from '@datewright/sdk/router';
import { Notice, Text } from '@datewright/ui';
import { useEffect, useRef, useState } from 'react';
import { GoogleSignIn } from '../../../components/google-sign-in.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { peekReturnPath } from '../../../lib/next-path.ts';
import { emptyAboutYou } from '../about-you.ts';
import type { Credentials } from '../credentials.ts';
import { useRegistration } from '../hooks/use-registration.ts';
import { AboutYouStep } from './about-you-step.tsx';
import { CredentialsStep } from './credentials-step.tsx';

/** The two steps of signing up. */
export function Registration() {
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

  /** A new member sees the welcome page first, which then offers the page they came for. */
  function shareReturnPath() {
    postAuthPath.share(peekReturnPath(search));
    return null;
  }

  return (
    <>
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
          <GoogleSignIn takeReturnPath={shareReturnPath} />
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
    </>
  );
}
