import { SettingsRow } from '../../../components/settings-row.tsx';
import { useCopy } from '../../../copy/use-copy.ts';

export function OwnDataRow() {
  const { ownData: copy } = useCopy();
  return <SettingsRow to="/profile/data" icon="profile" name={copy.title} state={copy.about} />;
}
