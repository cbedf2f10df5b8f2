export const legalDocument = {
  effective: (date: string, version: string) => `Version ${version}, effective ${date}`,
  versions: { title: 'Versions', heads: ['Version', 'Effective', 'What changed'] as const },
  contents: 'On this page',
  unset: '(not set yet)',
  failed: 'We couldn’t load the operator’s details right now. The rest of the text is complete.',
  retry: 'Try again',
  print: 'Print',
};

/** The value of a setting, or a placeholder for an unset one. */
export const orPlaceholder = (value: string | null) => value ?? legalDocument.unset;
