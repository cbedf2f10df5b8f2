/** Real places of a spot's kind. */
export const places = {
  find: 'Find places',
  title: (city: string) => `Places in and around ${city}`,
  found: (n: number, city: string) =>
    n === 0 ? `No places found in ${city}.` : `${n} ${n === 1 ? 'place' : 'places'} found in and around ${city}.`,
  loading: 'Looking for places…',
  more: (n: number) => `${n} more ${n === 1 ? 'place' : 'places'}`,
  fewer: 'Fewer places',
  intro: (city: string) => `Each idea comes with real places in and around ${city}, where the map has any.`,
  plan: (place: string) => `Plan it at ${place}`,
  planNamed: (place: string, spot: string) => `Plan it at ${place}: ${spot}`,
  pick: 'Plan it here',
  pickNamed: (spot: string, place: string) => `Plan it here: ${spot} at ${place}`,
  distance: (metres: number) =>
    metres < 1000
      ? `${Math.round(metres / 10) * 10} m from the center`
      : `${(metres / 1000).toFixed(1)} km from the center`,
  hours: (tagged: string, isDaytimeOnly: boolean) =>
    `Hours on the map: ${tagged}${isDaytimeOnly ? '. Closed in the evening.' : ''}`,
  openingHours: { always: 'open 24 hours', daily: 'daily', closed: 'closed' },
  noHours: 'No hours on the map',
  check: 'The map can be wrong or out of date: check before you go.',
  attribution: '© OpenStreetMap contributors',
  none: (type: string, city: string) => `There’s no “${type}” on the map within 5 km of the center of ${city}.`,
  unknownCity: (city: string) => `The map doesn’t know a city called “${city}”.`,
  unavailable: 'Places can’t be looked up right now. The map search still works.',
  offline: 'You’re offline, so places can’t be looked up.',
};
