import { postAuthPath } from '@datewright/sdk/host';
import { useLocation } from '@datewright/sdk/router';
import { Notice, Text } from '@datewright/ui';
import { useEffect, useRef } from 'react';
import { GoogleSignIn } from '../../../components/google-sign-in.tsx';
import { LegalAgreement } from '../../../components/legal-agreement.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { peekReturnPath } from '../../../lib/next-path.ts';

import { useRegistration } from '../hooks/use-registration.ts';
import { useSignUpSteps } from '../hooks/use-sign-up-steps.ts';
import { AboutYouStep } from './about-you-step.tsx';
import { CredentialsStep } from './credentials-step.tsx';

/** The two steps of signing up. */
export function Registration() {
  const { register: copy } = useCopy();
  const { step, credentials, about, goOn, goBack, setAbout } = useSignUpSteps();
  const { register, busy, failure } = useRegistration();
  const alert = useRef<HTMLDivElement>(null);

  const { search } = useLocation();
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

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
          <CredentialsStep start={credentials} onNext={goOn} />
          <GoogleSignIn takeReturnPath={shareReturnPath} />
          <LegalAgreement by="register" />
        </>
      ) : (
        <AboutYouStep
          start={about}
          busy={busy}
          onBack={goBack}
          onDone={(typed) => {
            setAbout(typed);
            register(credentials, typed);
          }}
        />
      )}
    </>
  );
}
