import type { RuleText } from '../../rule.ts';
import { clearNo } from './clear-no.ts';
import { contacts } from './contacts.ts';
import { grief } from './grief.ts';
import { hate } from './hate.ts';
import { minor } from './minor.ts';
import { selfHarm } from './self-harm.ts';
import { threat } from './threat.ts';

export const hungarian: RuleText[] = [...minor, ...selfHarm, ...threat, ...clearNo, ...hate, ...grief, ...contacts];
