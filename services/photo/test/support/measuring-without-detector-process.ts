// Behaves like the measuring process whose detector can't be loaded.
process.exit(1);
