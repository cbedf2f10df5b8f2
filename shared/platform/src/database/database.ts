/** A MongoDB that is ready for connections. */
export interface Database {
  uri: string;
  /** Which of the four it is, for the person at the terminal. */
  kind: string;
  stop: () => Promise<void>;
}

/** Where a database keeps its data, and how it tells the person at the terminal what takes so long. */
export interface DatabaseOptions {
  dataDir: string;
  /** Binaries that outlive the data: downloads go here. */
  cacheDir: string;
  say: (line: string) => void;
}
