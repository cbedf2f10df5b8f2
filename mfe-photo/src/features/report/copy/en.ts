/** The printed report. */
export const report = {
  title: 'Your photo report',
  /** `date` is already in the reader's format. */
  made: (date: string, count: string, by: string) => `${date} · ${count} · AI: ${by}`,
  order: 'Your profile, in this order',
  missing: 'What to add',
  photos: 'Photo by photo',
  place: (position: number) => `Place ${position}`,
  similar: 'Nearly the same as one above',
  leftOut: 'Not for a profile',
  measured: (score: string) => `Measured by fixed rules: ${score} of 10`,
  columns: { what: 'Measurement', value: 'Value', good: 'Good is', verdict: 'Verdict' },
  limit:
    'Scores are opinions and house rules. No study has shown that a higher score brings more matches. You need other people’s consent to use photos of them.',
};
