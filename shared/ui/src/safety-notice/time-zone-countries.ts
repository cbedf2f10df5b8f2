/** Countries by the browser's time zone, limited to those with a help line or an emergency number. */
const timeZonesByCountry: Record<string, string> = {
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  CY: 'Asia/Nicosia Asia/Famagusta Europe/Nicosia',
  CZ: 'Europe/Prague',
  DE: 'Europe/Berlin Europe/Busingen',
  DK: 'Europe/Copenhagen',
  EE: 'Europe/Tallinn',
  ES: 'Europe/Madrid Africa/Ceuta Atlantic/Canary',
  FI: 'Europe/Helsinki Europe/Mariehamn',
  FR: 'Europe/Paris',
  GB: 'Europe/London Europe/Belfast',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  IT: 'Europe/Rome',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MT: 'Europe/Malta',
  NL: 'Europe/Amsterdam',
  PL: 'Europe/Warsaw',
  PT: 'Europe/Lisbon Atlantic/Azores Atlantic/Madeira',
  RO: 'Europe/Bucharest',
  SE: 'Europe/Stockholm',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
  CA: 'Toronto Vancouver Montreal Winnipeg Edmonton Halifax Regina St_Johns Moncton Goose_Bay Glace_Bay Whitehorse Yellowknife Iqaluit Inuvik Dawson Dawson_Creek Fort_Nelson Creston Swift_Current Cambridge_Bay Rankin_Inlet Resolute Thunder_Bay Nipigon Rainy_River Pangnirtung Atikokan Coral_Harbour Blanc-Sablon',
  US: 'New_York Chicago Denver Los_Angeles Phoenix Detroit Anchorage Boise Indianapolis Louisville Juneau Sitka Nome Yakutat Metlakatla Adak Menominee Puerto_Rico Pacific/Honolulu',
};

/** Time zone prefixes that belong to a single country. */
const countriesByPrefix: Record<string, string> = {
  'Australia/': 'AU',
  'Canada/': 'CA',
  'US/': 'US',
  'America/Indiana/': 'US',
  'America/Kentucky/': 'US',
  'America/North_Dakota/': 'US',
};

const emergencyNumbersOutsideEu: Record<string, string> = { AU: '000', CA: '911', GB: '999', US: '911' };

/** The country of a browser's time zone; `null` for countries without a help line or an emergency number. */
export function countryOfTimeZone(zone: string): string | null {
  const beginning = Object.keys(countriesByPrefix).find((start) => zone.startsWith(start));
  if (beginning) return countriesByPrefix[beginning] ?? null;
  const place = zone.replace(/^America\//, '');
  return (
    Object.keys(timeZonesByCountry).find((country) => timeZonesByCountry[country]?.split(' ').includes(place)) ?? null
  );
}

export const isEuCountry = (country: string | null) =>
  country !== null && country in timeZonesByCountry && !(country in emergencyNumbersOutsideEu);

export function emergencyNumber(country: string | null): string | null {
  return isEuCountry(country) ? '112' : (emergencyNumbersOutsideEu[country ?? ''] ?? null);
}
