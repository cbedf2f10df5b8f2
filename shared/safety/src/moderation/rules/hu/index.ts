import type { RuleDefinition } from '../../rule.ts';
import { boasts } from './boasts.ts';
import { clearNo } from './clear-no.ts';
import { contacts } from './contacts.ts';
import { control } from './control.ts';
import { farewell } from './farewell.ts';
import { fraud } from './fraud.ts';
import { grief } from './grief.ts';
import { hate } from './hate.ts';
import { loss } from './loss.ts';
import { minor } from './minor.ts';
import { pupil } from './pupil.ts';
import { refusal } from './refusal.ts';
import { scorn } from './scorn.ts';
import { selfHarm } from './self-harm.ts';
import { threat } from './threat.ts';
import { underAge } from './under-age.ts';

export const hungarian: RuleDefinition[] = [
  ...minor,
  ...underAge,
  ...pupil,
  ...selfHarm,
  ...farewell,
  ...threat,
  ...control,
  ...fraud,
  ...clearNo,
  ...refusal,
  ...hate,
  ...scorn,
  ...grief,
  ...loss,
  ...contacts,
  ...boasts,
];
