import { randomUUID } from 'node:crypto';
import { createToolCaller } from '@datewright/testkit/tool-caller';

export const english = {
  interests: ['Hiking', 'Coffee', 'Board games'],
  lookingFor: 'Someone kind who laughs at bad puns',
  tone: 'flirty',
  gender: 'woman',
};
export const hungarian = {
  interests: ['Túrázás', 'Kávé', 'Társasjáték'],
  lookingFor: 'Valakit, akivel lehet nevetni',
  tone: 'bold',
  gender: 'man',
};
export const ownBio =
  "hey i'm Tom, 31, engineer from Leeds. love to laugh!! i make a mean carbonara and my dog Biscuit comes everywhere.";

/** The bio service's calls as the member's browser makes them. */
export function bioClient(url: string, token: string | undefined) {
  const call = createToolCaller(url, token);
  return {
    call,
    generate: (asked: object = {}) =>
      call('POST', '/functions/v1/bio-generator', { operationId: randomUUID(), ...english, ...asked }),
    improve: (currentBio: string, asked: object = {}) =>
      call('POST', '/functions/v1/bio-generator', { operationId: randomUUID(), mode: 'improve', currentBio, ...asked }),
    analyze: (bio: string, asked: object = {}) =>
      call('POST', '/functions/v1/bio-analyzer', { operationId: randomUUID(), bio, ...asked }),
    score: (bio: string) => call('POST', '/v1/bio/score', { bio }),
    read: (userId?: string) => call('GET', `/rest/v1/user_bios${userId ? `?user_id=${userId}` : ''}`),
    save: (bio: string, baseVersion: number, more: object = {}) =>
      call('PUT', '/rest/v1/user_bios', { bio, baseVersion, ...more }),
    nextStep: () => call('GET', '/v1/bio/next-step'),
    versions: async (): Promise<{ version: number; bio: string }[]> =>
      (await call('GET', '/v1/bio/versions')).body.versions,
    written: async (): Promise<{ bio: string; at: string; writtenBy: string }[]> =>
      (await call('GET', '/v1/bio/versions')).body.written,
    voice: async (): Promise<string> => (await call('GET', '/v1/bio/voice')).body.sample,
    keepVoice: (sample: string) => call('PUT', '/v1/bio/voice', { sample }),
    bonus: async (): Promise<boolean> => (await call('GET', '/v1/bio/bonus')).body.available,
  };
}
