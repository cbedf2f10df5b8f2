import { Link, useLocation } from '@datewright/sdk/router';
import { FormPage } from '../components/form-page.tsx';
import { SelectedPlan } from '../components/selected-plan.tsx';
import { useCopy } from '../copy/use-copy.ts';
import { Registration } from '../features/register/components/registration.tsx';

export function RegisterPage() {
  const { register: copy } = useCopy();
  const { search } = useLocation();
  return (
    <FormPage
      title={copy.title}
      lead={
        <>
          {copy.lead} {copy.haveAccount} <Link to={`/login${search}`}>{copy.login}</Link>
        </>
      }
    >
      <SelectedPlan here="/register" />
      <Registration />
    </FormPage>
  );
}
