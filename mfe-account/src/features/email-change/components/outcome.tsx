import { LinkButton } from '@datewright/ui';
import { FormPage } from '../../../components/form-page.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { usePasswordResetPath } from '../../../hooks/use-password-reset-path.ts';

interface Props {
  side: 'old' | 'new';
  outcome: 'refused' | 'waiting' | 'changed';
  email: string;
}

/** The result of an answer, and the next step. */
export function Outcome({ side, outcome, email }: Props) {
  const { emailLink: copy } = useCopy();
  const newPassword = usePasswordResetPath();
  const pages = {
    waiting: { title: copy.waitingTitle, lead: copy.waitingLead, to: '/', label: copy.home },
    changed: { title: copy.changedTitle, lead: copy.changedLead(email), to: '/profile/security', label: copy.security },
    refused:
      side === 'old'
        ? { title: copy.refusedTitle, lead: copy.refusedOldLead, to: newPassword, label: copy.newPassword }
        : { title: copy.refusedTitle, lead: copy.refusedNewLead, to: '/', label: copy.home },
  };
  const { title, lead, to, label } = pages[outcome];
  return (
    <FormPage title={title} lead={<span role="status">{lead}</span>}>
      <LinkButton to={to} variant="primary" full>
        {label}
      </LinkButton>
    </FormPage>
  );
}
