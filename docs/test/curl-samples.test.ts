import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createService } from '@pix-payments/service'
import { describe, expect, it } from 'vitest'
import { samplePages, samplesOf } from './built-samples.ts'

const run = promisify(execFile)

/** The curl samples of a page, as a reader copies them into one shell. */
const commandsOf = (page: string): string =>
  samplesOf(page)
    .filter(({ tab }) => tab === 'curl')
    .map(({ code }) => code)
    .join('\n')

const pages = samplePages().filter((page) => commandsOf(page) !== '')

describe('the curl samples of a page, in one shell', () => {
  it('are in the guides about operations', () => {
    for (const name of [
      'deposit',
      'withdrawal',
      'refund',
      'webhooks',
      'recurring-charges',
      'reconciliation',
    ]) {
      expect(pages).toContain(`guides/${name}.html`)
    }
  })

  it.each(pages)('all succeed in the sandbox: %s', async (page) => {
    await using service = await createService() // some pages move the clock
    const commands = commandsOf(page)
      .replace('http://127.0.0.1:4010', service.url)
      .replaceAll('curl -sS', 'curl -sS --fail-with-body')
    const { stdout } = await run('bash', ['-e', '-u', '-o', 'pipefail', '-c', commands])
    expect(stdout).toMatch(/^\{/m)
  })
})
