import { isPortFree } from '../free-port.ts';

/** Throws an error with one sentence when a port of the product or its sandbox is in use. */
export async function assertPortsFree(ports: { port: number; sandboxPort: number }): Promise<void> {
  for (const [name, port] of Object.entries({ PORT: ports.port, SANDBOX_PORT: ports.sandboxPort })) {
    if (!(await isPortFree(port))) throw new Error(`Port ${port} is taken: free it, or set ${name} to another one.`);
  }
}
