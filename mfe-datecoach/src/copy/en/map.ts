/** Map links and the city that they search in. */
export const map = {
  search: (type: string, city: string) =>
    city === '' ? `Find “${type}” on OpenStreetMap` : `Find “${type}” in ${city} on OpenStreetMap`,
  app: 'Open in your map app',
  city: 'Your city',
  cityHint: 'For real places from OpenStreetMap. The AI never sees it.',
};
