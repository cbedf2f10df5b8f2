import { type Tone, tone } from '@datewright/contracts/chatpad/mode-and-tone';
import { readPersisted, writePersisted } from '@datewright/sdk/persisted-state';
import { toStorageKey } from './storage-keys.ts';

const key = (member: string) => toStorageKey(member, 'tone');
const firstTone: Tone = 'flirty';

/** The tone of the member's last request in this browser. */
export const readLastTone = (member: string): Tone => readPersisted('localStorage', key(member), tone) ?? firstTone;

export const writeLastTone = (member: string, used: Tone): void => writePersisted('localStorage', key(member), used);
