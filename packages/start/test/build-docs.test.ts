import { describe, expect, it } from 'vitest'
import { buildDocs } from '../src/build-docs.ts'
import { areGone } from './support/run.ts'

/** Runs `buildDocs` with a program that prints these lines and exits with this code. */
async function build(lines: readonly string[], code: number): Promise<{ ok: boolean; said: string[] }> {
  const said: string[] = []
  const program = `process.stdout.write(${JSON.stringify(`${lines.join('\n')}\n`)}); process.exitCode = ${code}`
  const ok = await buildDocs({
    say: (sentence) => said.push(sentence.replaceAll(/\d+ s/g, 'n s')),
    command: [process.execPath, '--eval', program],
  })
  return { ok, said }
}

const BUNDLE_HIT = '@pix-payments/spec:bundle: cache hit, suppressing logs 0f3a'
const REPORT = '@pix-payments/contract-tests:report: cache miss, executing 1b2c'
const PAGES = '@pix-payments/docs:build: cache miss, executing 3d4e'

describe('building the documentation beside the sandbox', () => {
  it('reports each step that runs, and the end', async () => {
    expect(await build([BUNDLE_HIT, REPORT, PAGES], 0)).toEqual({
      ok: true,
      said: [
        'Building the documentation: report of contract-tests (n s)',
        'Building the documentation: build of docs (n s)',
        'The documentation is ready (n s).',
      ],
    })
  })

  it('shows the last lines of a failed build', async () => {
    const { ok, said } = await build(
      [PAGES, '@pix-payments/docs:build: guides/deposit.mdx:3: no such file'],
      1,
    )
    expect(ok).toBe(false)
    expect(said.at(-1)).toBe(
      'The documentation was not built. The pages of the last build stay, if there are any.\nguides/deposit.mdx:3: no such file',
    )
  })

  it('ends the steps of a build that was killed, which run in sessions of their own', async () => {
    const step = `require('node:child_process').spawn('sleep', ['1000'], { detached: true, stdio: 'inherit' })`
    const program = `console.log(${step}.pid); process.kill(process.pid, 'SIGKILL')`
    const said: string[] = []
    const command = [process.execPath, '--eval', program] as const
    // The step has the output of the program, so the build returns when the step has ended.
    expect(await buildDocs({ say: (sentence) => said.push(sentence), command })).toBe(false)
    const [, pid = ''] = said.at(-1)?.split('\n') ?? []
    expect(await areGone([Number(pid)])).toBe(true)
  })

  it('says so when the program is missing', async () => {
    const said: string[] = []
    const say = (sentence: string): void => void said.push(sentence)
    expect(await buildDocs({ say, command: ['/nowhere/turbo'] })).toBe(false)
    expect(said).toEqual(['The documentation cannot be built: spawn /nowhere/turbo ENOENT.'])
  })
})
