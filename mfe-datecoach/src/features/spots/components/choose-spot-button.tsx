import { Button } from '@datewright/ui';
import { useCopy } from '../../../copy/use-copy.ts';

export function ChooseSpotButton({ name, onChoose }: { name: string; onChoose: () => void }) {
  const { spots: copy } = useCopy();
  return (
    <Button variant="secondary" full onClick={onChoose} aria-label={copy.chooseNamed(name)}>
      {copy.choose}
    </Button>
  );
}
