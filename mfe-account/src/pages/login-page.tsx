import { Link, useLocation } from '@datewright/sdk/router';
import { Row } from '@datewright/ui';
import { FormPage } from '../components/form-page.tsx';
import { GoogleSignIn } from '../components/google-sign-in.tsx';
import { LegalAgreement } from '../components/legal-agreement.tsx';
import { RouteLink } from '../components/route-link.tsx';
import { SelectedPlan } from '../components/selected-plan.tsx';
import { useCopy } from '../copy/use-copy.ts';
import { SignInForm } from '../features/sign-in/components/sign-in-form.tsx';
import { useGuardedTool } from '../features/sign-in/hooks/use-guarded-tool.ts';
import { takeReturnPath } from '../lib/next-path.ts';

export function LoginPage() {
  const { login: copy, verify } = useCopy();
  const { search } = useLocation();
  const tool = useGuardedTool();
  const register = `/register${search}`;
  const lead = tool ? (
    <>
      {copy.toOpen(tool.name)} {copy.noAccount} <Link to={register}>{copy.registerFree}</Link>
    </>
  ) : (
    copy.lead
  );
  return (
    <FormPage title={copy.title} lead={lead}>
      <SelectedPlan here="/login" />
      <SignInForm />
      <Row $gap={4} $justify="space-between">
        <RouteLink to="/forgot-password">{copy.forgot}</RouteLink>
        {!tool && (
          <span>
            {copy.noAccount} <Link to={register}>{copy.register}</Link>
          </span>
        )}
      </Row>
      <GoogleSignIn takeReturnPath={() => takeReturnPath(search)} />
      <LegalAgreement by="google" />
      <RouteLink to="/verify-email">{verify.unconfirmed}</RouteLink>
    </FormPage>
  );
}
