import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { endAll, FREE_PORTS, start } from './support/run.ts'

const PACKAGES = join(import.meta.dirname, '../..')

afterEach(endAll)

/** Saves a file without a change. */
function save(file: string): void {
  utimesSync(join(PACKAGES, file), new Date(), new Date())
}

it('dev makes pages at the request, and starts a part again after an edit of its source', async () => {
  // Astro makes no pages in a process of Vitest.
  const run = start([...FREE_PORTS, '--ephemeral'], { VITEST: '', NODE_ENV: 'development' }, 'dev')
  const [, service = '', docs = ''] = await run.until(/Service (\S+), mock .* documentation (\S+)\/\./)
  const page = await (await fetch(`${docs}/guides/deposit.html`)).text()
  expect(page).toContain('/@vite/client')
  expect(page).not.toContain('Content-Security-Policy')
  expect((await fetch(`${docs}/reference/index.html`)).status).toBe(200)

  save('service/src/version.ts')
  await run.until(/^restarted: service /m)
  expect((await fetch(`${service}/readyz`)).status).toBe(200)
  save('dashboard/src/main.tsx')
  await run.until(/^built: page of the sandbox /m)
  await run.until(/^restarted: service [^]*^restarted: service /m)
  expect((await fetch(`${service}/`)).status).toBe(200)

  run.child.kill('SIGINT')
  expect(await run.exit).toBe(0)
}, 180_000)
