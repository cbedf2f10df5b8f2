// What the measuring process does when its detector can not be loaded.
process.exit(1);
