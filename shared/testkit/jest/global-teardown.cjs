module.exports = async () => {
  await globalThis.__stopTestDatabase?.();
};
