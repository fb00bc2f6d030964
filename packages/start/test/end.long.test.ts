import { spawn } from 'node:child_process'
import { setTimeout } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { processRow } from '@pix-payments/testing/process-table'
import { chainOf, startWithNpx, temporaryProject } from './support/npx-chain.ts'
import { areGone, endAll, isAlive, run } from './support/run.ts'

afterEach(endAll)

/** From the inside to the outside. */
const LINKS = ['node', 'sh', 'pnpm', 'sh', 'npm'] as const
/** npm and the shells go on after a SIGINT, and end when the command has ended. */
const SIGNALS = { node: ['SIGINT'], sh: [], pnpm: ['SIGINT'], npm: [] } as const

describe('a command that npx started ends, with all that it started', () => {
  for (const [index, link] of LINKS.entries()) {
    it.each(['SIGTERM', 'SIGHUP', 'SIGKILL', ...SIGNALS[link]] as const)(
      `when ${link}, process ${index} of the chain, gets a %s`,
      async (signal) => {
        await using project = temporaryProject()
        const { chain, part } = await startWithNpx(project.folder)
        expect(processRow(chain[index] ?? 0)?.words[0]).toMatch(link)
        process.kill(chain[index] ?? 0, signal)
        expect(await areGone([...chain, part])).toBe(true)
      },
    )
  }

  // `script` of util-linux.
  it.runIf(process.platform === 'linux').each([
    ['', 'in front'],
    [' & wait', 'in the background'],
  ])('when the terminal is closed while npx runs%s', async (ending) => {
    await using project = temporaryProject()
    const { child, chain, part } = await onTerminal(project.folder, `npx -y pnpm@12.21.0 start${ending}`)
    child.kill('SIGKILL')
    expect(await areGone([...chain, part])).toBe(true)
  })

  it('but not when it runs in the background, and the shell ends', async () => {
    await using project = temporaryProject()
    const shell = ['-c', 'npx -y pnpm@12.21.0 start &']
    const background = run(spawn('sh', shell, { cwd: project.folder, detached: true }))
    const { chain, part } = await chainOf(background)
    const npm = chain.at(-1) ?? 0
    while (processRow(npm)?.parent === background.child.pid) await setTimeout(20)
    // Real time is the subject: four checks of the chain.
    await setTimeout(1000)
    expect([...chain, part].every(isAlive)).toBe(true)
    process.kill(npm)
    expect(await areGone([...chain, part])).toBe(true)
  })
})

async function onTerminal(
  cwd: string,
  command: string,
): Promise<Awaited<ReturnType<typeof chainOf>> & { child: ReturnType<typeof spawn> }> {
  const words = ['--quiet', '--flush', '--command', `bash -ic '${command}'`, '/dev/null']
  const child = spawn('script', words, { cwd, detached: true })
  return { child, ...(await chainOf(run(child))) }
}
