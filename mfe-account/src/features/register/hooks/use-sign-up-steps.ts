import { useTrack } from '@datewright/sdk/host';
import { useLocation } from '@datewright/sdk/router';
import { useEffect, useState } from 'react';
import { type AboutYou, emptyAboutYou } from '../about-you.ts';
import type { Credentials } from '../credentials.ts';

/** The step of the sign-up that is shown, and what was typed in each of them. */
export function useSignUpSteps() {
  const track = useTrack();
  const [step, setStep] = useState<1 | 2>(1);
  const [credentials, setCredentials] = useState<Credentials>({ email: '', password: '' });
  const [about, setAbout] = useState(emptyAboutYou);

  const source = new URLSearchParams(useLocation().search).get('source');
  useEffect(() => {
    track('sign_up_start', { source });
    track('signup_started');
  }, [track, source]);
  useEffect(() => track('onboarding_step', { step }), [track, step]);

  function goTo(next: 1 | 2) {
    setStep(next);
    track('registration_step', { step: next });
  }

  return {
    step,
    credentials,
    about,
    setAbout,
    goOn(typed: Credentials) {
      setCredentials(typed);
      goTo(2);
    },
    goBack(typed: AboutYou) {
      setAbout(typed);
      goTo(1);
    },
  };
}
