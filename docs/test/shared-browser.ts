import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { CHROMIUM_FLAGS, findChromium } from '@pix-payments/testing/browser'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of this run's browser, or why there is none. */
    readonly chromium: { readonly address: string } | { readonly missing: string }
  }
}

/** One browser for all files. It ends with this process, however this process ends: its commands come through a pipe. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const found = findChromium()
  if ('missing' in found) {
    project.provide('chromium', found)
    return async () => {}
  }
  const server = await chromium.launchServer({ executablePath: found.path, args: [...CHROMIUM_FLAGS] })
  project.provide('chromium', { address: server.wsEndpoint() })
  return () => server.close()
}
