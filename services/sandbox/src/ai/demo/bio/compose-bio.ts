import type { Behaviour } from '../../behaviours.ts';
import { advise } from './advise.ts';
import { bioBooks } from './books.ts';
import { readBioTask } from './read-bio-task.ts';
import { writeBio } from './write-bio.ts';

/** The answer to a question about a bio, by the name of the schema it wants; `null` for any other. */
export function composeBio(schemaName: string, prompt: string, behaviour: Behaviour): object | null {
  if (schemaName !== 'bio' && schemaName !== 'bio_advice') return null;
  const told = readBioTask(prompt);
  const task = behaviour === 'repeat' ? { ...told, avoid: [] } : told;
  if (schemaName === 'bio_advice') return advise(task);
  const written = writeBio(task);
  if (behaviour === 'long') return { ...written, bio: `${written.bio} `.repeat(3).trim() };
  return behaviour === 'invent' ? { ...written, bio: `${written.bio} ${bioBooks[task.language].invented}` } : written;
}
