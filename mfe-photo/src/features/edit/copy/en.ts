const signed = (value: number, digits: number) =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value).toFixed(digits)}`;

/** Editing a photo in the browser. */
export const better = {
  title: 'Better version',
  text: 'Free, and made in your browser: nothing is sent. Your original stays as it is.',
  gone: 'Your browser no longer has the original of this photo. Upload it again to make a better version.',
  unreadable: 'Your browser can’t open this photo, so it can’t be changed here.',
  loading: 'Opening the photo…',
  before: 'Before',
  after: 'After',
  compare: 'Before and after',
  compareAt: (share: number) => `${share}% before`,
  move: 'Position of the crop',
  shape: 'Crop for',
  shapes: { whole: 'None', tinder: 'Tinder', bumble: 'Bumble', hinge: 'Hinge' },
  suggestCrop: 'The AI suggests a crop.',
  suggested: 'This is the crop that the AI suggests.',
  doCrop: 'Show this crop',
  turn: 'Straighten',
  degrees: (degrees: number) => `${signed(degrees, 1)}°`,
  light: 'Light',
  stops: (stops: number) => `${signed(stops, 2)} stops`,
  suggestTurn: (degrees: number) =>
    `Your head leans ${Math.abs(degrees).toFixed(1)}°. If the camera was crooked, straighten it.`,
  doTurn: (degrees: number) => `Straighten by ${signed(degrees, 1)}°`,
  suggestLight: 'This photo measures as dark.',
  lifted: 'Lifted, because this photo measures as dark.',
  doLight: (stops: number) => `Lift by ${stops.toFixed(2)} stops`,
  faceCut: 'Part of your face is outside this frame. Move it, or choose another one.',
  reset: 'Reset',
  download: 'Download',
  downloadFailed: 'Your browser couldn’t make the picture. Its memory may be full: close other pages and try again.',
  fileName: (name: string) => `${name.replace(/\.[^.]*$/, '')}-better.jpg`,
};
