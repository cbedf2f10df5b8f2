/** A MongoDB that is ready for connections. */
export interface Database {
  uri: string;
  /** Which of the four kinds it is, for the terminal. */
  kind: string;
  /** The process id, when we started it. */
  pid?: () => number | undefined;
  /** Kills our process; it restarts on the same port and data. */
  kill?: () => void;
  stop: () => Promise<void>;
}

/** Where a database keeps its data, and how it reports progress to the terminal. */
export interface DatabaseOptions {
  dataDir: string;
  /** Downloads go here, because they outlive the data. */
  cacheDir: string;
  log: (line: string) => void;
  /** Receives the output of the process and its restarts; the default is `log`. */
  writeLine?: (name: string, line: string) => void;
}
