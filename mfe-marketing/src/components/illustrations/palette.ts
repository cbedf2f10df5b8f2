/** Colours of illustrations, the same in both themes. Text and surfaces use the design tokens. */
export const colors = {
  ember: '#ff6b4a',
  orchid: '#b98cff',
  plum: '#3a2a55',
  ink: '#1d1726',
  mint: '#3ddc97',
  leaf: '#1f8a63',
  amber: '#ffb547',
  rose: '#ff8fa6',
  sky: '#8cc8ff',
  night: '#2b3f73',
  sand: '#f3d9b8',
  paper: '#fff4ea',
  brick: '#b9553f',
  denim: '#4a6fb5',
  stone: '#8d8799',
} as const;

export const skinTones = ['#f6d3b8', '#e8b48d', '#c98a5e', '#9a6240', '#6b4029', '#4a2b1c'] as const;
