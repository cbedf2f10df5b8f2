import { useApi } from '@datewright/sdk/host';
import { useQuery } from '@datewright/sdk/query';
import { SettingsRow } from '../../../components/settings-row.tsx';
import { useCopy } from '../../../copy/use-copy.ts';
import { sessionsQuery } from '../api/sessions-query.ts';

export function SecurityRow() {
  const { security: copy } = useCopy();
  const { data } = useQuery(sessionsQuery(useApi()));
  return (
    <SettingsRow
      to="/profile/security"
      icon="lock"
      name={copy.title}
      state={data ? copy.devices(data.sessions.length) : copy.about}
    />
  );
}
