import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createService } from '@pix-payments/service'
import { describe, expect, it } from 'vitest'
import { EXAMPLES_FOLDER } from '../src/folders.ts'
import { samplePages, samplesOf, wholeFiles } from './built-samples.ts'
import { built } from './built-site.ts'

const run = promisify(execFile)

/** The curl samples of a page, as a reader copies them into one shell, or the whole files to which the page links. */
const commandsOf = (page: string): string => {
  const whole = wholeFiles(page).filter((name) => name.startsWith('curl-'))
  const shown = samplesOf(page).filter(({ tab }) => tab === 'curl')
  return (whole.length > 0 ? whole.map(exampleOf) : shown.map(({ code }) => code)).join('\n')
}
const exampleOf = (name: string): string => built(`${EXAMPLES_FOLDER}/${name}`)

/** A comment after a command that the API refuses: `# 422 REFUND_AMOUNT_EXCEEDED`. */
const REFUSED = / # 4\d\d (\w+)$/gm

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
      'errors-and-retries',
      'testing-with-the-service',
    ]) {
      expect(pages).toContain(`guides/${name}.html`)
    }
  })

  // The page of another language has the same commands, which run once.
  const scripts = [...Map.groupBy(pages, commandsOf)].map(([copied, shown]) => ({ copied, shown }))

  const printed = new Map<string, string>()

  it.each(scripts)('all succeed in the sandbox: $shown', async ({ copied, shown }) => {
    await using service = await createService() // some pages move the clock
    const commands = copied
      .replace('http://127.0.0.1:4010', service.url)
      .replaceAll('curl -sS', 'curl -sS --fail-with-body')
      .replaceAll(REFUSED, ' || [ $? = 22 ] # $1')
    const { stdout } = await run('bash', ['-e', '-u', '-o', 'pipefail', '-c', commands])
    expect(stdout).toMatch(/^\{/m)
    for (const [, code] of copied.matchAll(REFUSED)) expect(stdout).toContain(`"code":"${code}"`)
    for (const page of shown) printed.set(page, stdout)
  })

  it('show a replay, and the balances after both outcomes, as their comments say', () => {
    expect(printed.get('guides/errors-and-retries.html')).toMatch(/^idempotent-replayed: true/m)
    const tests = printed.get('guides/testing-with-the-service.html') ?? ''
    expect([...tests.matchAll(/"availableBalance":(\d+)/g)].slice(-2).map(([, it]) => it)).toEqual([
      '992500',
      '990000',
    ])
    expect(tests).toMatch(/\{"ok":true/)
  })
})
