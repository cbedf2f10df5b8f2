/** The part of the prompt that describes the photo. */
export interface PromptData {
  measured: { score: number };
  faces: number;
}

/** The demo AI can't see, so it says nothing of the photo: the service puts the measurements into words. */
export function composeOpinion({ measured, faces = 0 }: Partial<PromptData>) {
  const { score = 0 } = measured ?? {};
  return {
    subject: 'member',
    sees: false,
    // Only a placeholder: the page claims no type.
    type: faces === 0 ? 'other' : faces > 1 ? 'social' : 'profile',
    score: faces === 0 ? Math.min(score, 3) : score,
    differs: '',
    pros: [],
    cons: [],
    suggestion: '',
    crop: null,
  };
}
