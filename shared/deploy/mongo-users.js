// Run by mongosh in the compose file's `mongo-users`, at every start: each service has a user in its own database, with rights
// on that alone, under the password of MONGO_PASSWORD_<SERVICE>. A changed password is taken over.
const { env } = process;
const prefix = 'MONGO_PASSWORD_';
const safe = /^[A-Za-z0-9_-]{24,200}$/;

const passwords = Object.keys(env).filter((name) => name.startsWith(prefix));
for (const name of ['MONGO_ROOT_PASSWORD', ...passwords]) {
  // It stands in an address of MongoDB: other characters would end the password there.
  if (!safe.test(env[name] || '')) {
    throw new Error(`${name} needs 24 letters and digits or more, and nothing else: openssl rand -hex 24`);
  }
}
if (new Set(passwords.map((name) => env[name])).size < passwords.length) {
  throw new Error('Two services have one password: each needs its own.');
}

const server = connect(`mongodb://root:${env.MONGO_ROOT_PASSWORD}@mongo:27017/admin?authSource=admin`);
for (const name of passwords) {
  const service = name.slice(prefix.length).toLowerCase();
  const database = server.getSiblingDB(service);
  const user = { pwd: env[name], roles: [{ role: 'readWrite', db: service }] };
  if (database.getUser(service)) database.updateUser(service, user);
  else database.createUser({ user: service, ...user });
  print(`The user of ${service} is there.`);
}
