import { LinkButton } from '@datewright/ui';
import { FormPage } from '../../../components/form-page.tsx';
import { useCopy } from '../../../copy/use-copy.ts';

export function ExpiredLink() {
  const { emailLink: copy } = useCopy();
  return (
    <FormPage title={copy.deadTitle} lead={copy.dead}>
      <LinkButton to="/profile/security" variant="primary" full>
        {copy.security}
      </LinkButton>
    </FormPage>
  );
}
