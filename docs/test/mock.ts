import { createMock } from '@pix-payments/mock'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    readonly mockUrl: string
  }
}

/** One mock on a free port for all files, because its start takes seconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const mock = await createMock()
  project.provide('mockUrl', mock.url)
  return () => mock.close()
}
