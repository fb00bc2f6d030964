import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startSandbox } from './support/start-sandbox.ts'

const sandbox = startSandbox()

const completed = async (...words: readonly string[]): Promise<string> =>
  (await sandbox.pix(['complete', '--', ...words])).stdout

describe('pix completion', () => {
  it('prints a script for bash, zsh and fish', async () => {
    for (const shell of ['bash', 'zsh', 'fish']) {
      const { code, stdout, stderr } = await sandbox.pix(['completion', shell])
      expect({ shell, code, stderr }).toEqual({ shell, code: 0, stderr: '' })
      expect(stdout).toContain('pix')
    }
    expect((await sandbox.pix(['completion', 'tcsh'])).code).toBe(2)
  })

  it('completes commands, options, operations and events', async () => {
    expect(await completed('clock', '')).toContain('until-idle')
    expect(await completed('pay', 'x', '--a')).toContain('--as')
    expect(await completed('api', 'createImm')).toContain('createImmediateCharge')
    expect(await completed('trigger', 'pixRefund')).toContain('pixRefundSettled')
    expect(await completed('listen', '--until', 'pixRefund')).toContain('pixRefundSettled')
    expect(await completed('fault', 'add', '--operation', 'createRef')).toContain('createRefund')
  })

  it('completes in a bash without the package bash-completion', async () => {
    const file = join(tmpdir(), `pix-completion-${process.pid}.sh`)
    onTestFinished(() => rm(file))
    // compopt works only while the user presses Tab.
    await writeFile(
      file,
      'compopt() { true; }\nsource <(pix completion bash)\nCOMP_WORDS=(pix clock un) COMP_CWORD=2\n__pix_complete\necho "${COMPREPLY[@]}"\n',
    )
    const { stdout, stderr } = await sandbox.script(file)
    expect({ stdout, stderr }).toEqual({ stdout: 'until-idle until\n', stderr: '' })
  })
})
