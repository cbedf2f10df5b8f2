import { Button } from '@datewright/ui';

interface Props {
  labels: { save: string; saving: string };
  busy: boolean;
  /** There is something to save: until then, it is not the main action of its page. */
  isChanged: boolean;
}

/** Submits a form of settings, one of several on a page. */
export function SaveButton({ labels, busy, isChanged }: Props) {
  return (
    <Button type="submit" variant={isChanged ? 'primary' : 'secondary'} busy={busy}>
      {busy ? labels.saving : labels.save}
    </Button>
  );
}
