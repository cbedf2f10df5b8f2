import { Link, useLocation } from '@datewright/sdk/router';
import { FormPage } from '../components/form-page.tsx';
import { GoogleSignIn } from '../components/google-sign-in.tsx';
import { LegalAgreement } from '../components/legal-agreement.tsx';
import { RouteLink } from '../components/route-link.tsx';
import { SelectedPlan } from '../components/selected-plan.tsx';
import { useCopy } from '../copy/use-copy.ts';
import { SignInForm } from '../features/sign-in/components/sign-in-form.tsx';
import { takeReturnPath } from '../lib/next-path.ts';

export function LoginPage() {
  const { login: copy, verify } = useCopy();
  const { search } = useLocation();
  return (
    <FormPage title={copy.title} lead={copy.lead}>
      <SelectedPlan here="/login" />
      <SignInForm />
      <RouteLink to="/forgot-password">{copy.forgot}</RouteLink>
      <GoogleSignIn takeReturnPath={() => takeReturnPath(search)} />
      <LegalAgreement by="google" />
      <span>
        {copy.noAccount} <Link to={`/register${search}`}>{copy.register}</Link>
      </span>
      <RouteLink to="/verify-email">{verify.unconfirmed}</RouteLink>
    </FormPage>
  );
}
