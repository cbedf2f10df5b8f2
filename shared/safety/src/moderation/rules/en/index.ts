import type { RuleDefinition } from '../../rule.ts';
import { boasts } from './boasts.ts';
import { clearNo } from './clear-no.ts';
import { contacts } from './contacts.ts';
import { grief } from './grief.ts';
import { hate } from './hate.ts';
import { loss } from './loss.ts';
import { minor } from './minor.ts';
import { scam } from './scam.ts';
import { scorn } from './scorn.ts';
import { selfHarm } from './self-harm.ts';
import { threat } from './threat.ts';
import { underAge } from './under-age.ts';

export const english: RuleDefinition[] = [
  ...minor,
  ...underAge,
  ...selfHarm,
  ...threat,
  ...scam,
  ...clearNo,
  ...hate,
  ...scorn,
  ...grief,
  ...loss,
  ...contacts,
  ...boasts,
];
