import type { Area } from '@datewright/contracts/photo/area';
import type { Crop } from '@datewright/contracts/photo/photo-metrics';
import { styled } from '@datewright/sdk/styled';
import { Chip } from '@datewright/ui/chip';
import { useState } from 'react';
import { useCopy } from '../../../copy/use-copy.ts';
import { AreaCloseup } from './area-closeup.tsx';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`;

interface Props {
  crops: readonly Crop[];
  thumbnail: string;
  onMark: (area: Area | null) => void;
}

/** The part of the photo that each app shows. */
export function CropList({ crops, thumbnail, onMark }: Props) {
  const { results: copy } = useCopy();
  const [app, setApp] = useState<Crop['app'] | null>(null);
  const shown = crops.find((crop) => crop.app === app);
  return (
    <>
      <List aria-label={copy.crops}>
        {crops.map((crop) => (
          <li key={crop.app}>
            <Chip
              aria-pressed={app === crop.app}
              onClick={() => {
                setApp(app === crop.app ? null : crop.app);
                onMark(app === crop.app ? null : crop.area);
              }}
            >
              {copy.crop(copy.apps[crop.app], Math.round((1 - crop.kept) * 100), crop.keepsFace)}
            </Chip>
          </li>
        ))}
      </List>
      {shown && <AreaCloseup thumbnail={thumbnail} area={shown.area} />}
    </>
  );
}
