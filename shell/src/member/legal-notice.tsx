import { acceptLegalVersions } from '@datewright/contracts/account/accept-legal-versions';
import type { LegalNotice as Notice } from '@datewright/contracts/account/legal-notice';
import { useApi, useSession, useToast } from '@datewright/sdk/host';
import { Link } from '@datewright/sdk/router';
import { styled } from '@datewright/sdk/styled';
import { Button } from '@datewright/ui';
import { useState } from 'react';
import { useLegalNoticeCopy } from './legal-notice-copy.ts';

const Bar = styled.section`
  align-items: center;
  border-bottom: 1px solid var(--hairline);
  display: flex;
  flex-wrap: wrap;
  font-size: var(--text-14);
  gap: var(--space-1) var(--space-4);
  padding: var(--space-2) var(--space-4);
  a {
    align-items: center;
    display: inline-flex;
    min-height: var(--target);
  }
  @media (min-width: 56rem) {
    justify-content: center;
  }
`;

/** Tells a member that the terms or the privacy policy changed. It blocks nothing; “OK” records the acceptance. */
export function LegalNotice({ notice: { terms, privacy, changed, date } }: { notice: Notice }) {
  const copy = useLegalNoticeCopy();
  const api = useApi();
  const { refresh } = useSession();
  const toast = useToast();
  const [saving, setSaving] = useState(false);

  async function accept() {
    setSaving(true);
    try {
      await api.call(acceptLegalVersions, { body: { terms, privacy } });
      await refresh();
    } catch {
      toast.error(copy.failed);
    }
    setSaving(false);
  }

  return (
    <Bar aria-label={copy.label}>
      <span>{copy.changed(changed, date)}</span>
      {changed.map((name) => (
        <Link key={name} to={`/${name}#versions`}>
          {copy.whatChanged(name, changed.length)}
        </Link>
      ))}
      <Button variant="secondary" size="small" busy={saving} onClick={() => void accept()}>
        {copy.ok}
      </Button>
    </Bar>
  );
}
