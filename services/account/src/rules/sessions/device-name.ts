/** The first that fits names it: later ones claim to be earlier ones. */
const browsers: [sign: RegExp, name: string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Version\/[\d.]{1,20} .{0,80}Safari\//, 'Safari'],
];
const systems: [sign: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];

const firstMatch = (known: typeof browsers, text: string) => known.find(([sign]) => sign.test(text))?.[1] ?? null;

/** What a browser says of itself, in names that its member knows. Anybody can claim anything here: it is only shown. */
export function readDevice(userAgent: string): { browser: string | null; system: string | null } {
  return { browser: firstMatch(browsers, userAgent), system: firstMatch(systems, userAgent) };
}
