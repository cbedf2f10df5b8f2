declare module 'heic-decode' {
  interface Found {
    width: number;
    height: number;
    decode(): Promise<{ data: Uint8ClampedArray; width: number; height: number }>;
  }
  interface Finder {
    /** The pictures of a container, their pixels not yet unpacked. */
    all(options: { buffer: Uint8Array }): Promise<Found[] & { dispose(): void }>;
  }
  const decodeHeic: Finder;
  export default decodeHeic;
}
