/**
 * The shell starts in steps so that no input waits for all of them: the modules that hydrate a server-rendered page run
 * one by one, and control returns to the browser between them.
 */
const steps = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@datewright/sdk/styled'),
  () => import(/* webpackMode: "eager" */ '@datewright/sdk/router'),
  () => import(/* webpackMode: "eager" */ '@datewright/sdk/host'),
  () => import(/* webpackMode: "eager" */ '@datewright/ui'),
];

async function main(): Promise<void> {
  const isHtml = document.getElementById('root')?.hasChildNodes() === true;
  for (const step of isHtml ? steps : []) {
    await yieldToBrowser();
    await step();
  }
  if (isHtml) await yieldToBrowser();
  const { createFederationSource } = await import(/* webpackMode: "eager" */ './federation/federation-source.ts');
  const source = createFederationSource();
  if (isHtml) await yieldToBrowser();
  const { start } = await import(/* webpackMode: "eager" */ './start.tsx');
  if (isHtml) await yieldToBrowser();
  await start(source);
}

/** Yields to pending browser work, above all user input. */
function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

void main();
