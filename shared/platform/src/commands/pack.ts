import { resolve } from 'node:path';
import { packPackages } from '../pack/pack-packages.ts';

const [folder, ...more] = process.argv.slice(2);
if (folder === undefined || more.length > 0) {
  console.error('Name the folder for the packages: npm run pack -- <folder>');
  process.exit(2);
}
for (const file of await packPackages(resolve(process.env.INIT_CWD ?? '.', folder))) console.log(file);
