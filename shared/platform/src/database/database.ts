/** A MongoDB that is ready for connections. */
export interface Database {
  uri: string;
  /** Which of the four it is, for the person at the terminal. */
  kind: string;
  /** Its process, when it is one of ours. */
  pid?: () => number | undefined;
  /** Ends our process at once; it is started again on the same port and data. */
  kill?: () => void;
  stop: () => Promise<void>;
}

/** Where a database keeps its data, and how it tells the person at the terminal what takes so long. */
export interface DatabaseOptions {
  dataDir: string;
  /** Binaries that outlive the data: downloads go here. */
  cacheDir: string;
  log: (line: string) => void;
  /** Takes what its process says, and that it ended and is started again; `say` does unless told. */
  writeLine?: (name: string, line: string) => void;
}
