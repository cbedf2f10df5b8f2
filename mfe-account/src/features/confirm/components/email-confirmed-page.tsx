import { LinkButton, Row } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';
import { FormPage } from '../../../frame/form-page.tsx';
import { RouteLink } from '../../../frame/route-link.tsx';

export function EmailConfirmedPage() {
  const { confirmed: copy } = useCopy();
  return (
    <FormPage title={copy.title} lead={copy.lead}>
      <LinkButton to="/login" variant="primary" full>
        {copy.signIn}
      </LinkButton>
      <Row>
        <RouteLink to="/chat-assistant">{copy.assistant}</RouteLink>
        <RouteLink to="/contact">{copy.contact}</RouteLink>
      </Row>
    </FormPage>
  );
}
