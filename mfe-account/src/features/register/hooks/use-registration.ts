import type { gender } from '@datewright/contracts/account/fields';
import { ApiError, postAuthPath, useToast, useTrack } from '@datewright/sdk/host';
import { useLocation, useNavigate } from '@datewright/sdk/router';
import type { z } from '@datewright/sdk/zod';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { peekReturnPath } from '../../../lib/next-path.ts';
import { type AboutYou, omitBlankFields } from '../about-you.ts';
import { useSignUp } from '../api/use-sign-up.ts';
import type { Credentials } from '../credentials.ts';
import { toRegistrationMessage } from '../registration-message.ts';

/** Creates the account and navigates on; returns the message of a failure. */
export function useRegistration() {
  const { register: copy, registrationErrors } = useCopy();
  const signUp = useSignUp();
  const toast = useToast();
  const track = useTrack();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [failure, setFailure] = useState<string | null>(null);

  async function register(credentials: Credentials, about: AboutYou) {
    setFailure(null);
    const { gender: chosen, ...rest } = omitBlankFields(about);
    const profile = { email: credentials.email, ...rest, gender: chosen as z.output<typeof gender> | undefined };
    try {
      const answer = await signUp.mutateAsync({ ...credentials, profile });
      postAuthPath.share(peekReturnPath(search));
      track('signup_completed', { method: 'email' });
      if (answer.needsEmailConfirmation) {
        navigate('/verify-email', { state: { email: credentials.email, message: answer.message } });
        return;
      }
      toast.success(copy.created);
      navigate('/signup/success?method=email', { replace: true });
    } catch (error) {
      setFailure(toRegistrationMessage(error, registrationErrors));
      track('registration_error', { code: error instanceof ApiError ? error.code : 'unknown' });
    }
  }

  return { register, failure, busy: signUp.isPending };
}
