import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { storyOf } from '../src/story/story-of.ts'
import { type Ended, startSandbox } from './support/start-sandbox.ts'

const sandbox = startSandbox()
const STORIES = (await readdir(join(import.meta.dirname, '../stories'))).map((file) =>
  file.replace('.yaml', ''),
)

interface Run {
  readonly ok: boolean
  readonly steps: readonly { readonly ok: boolean; readonly problems: readonly string[] }[]
}

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pix-story-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Plays a story, given as lines. Messages name the file `story.yaml`. */
async function play(...lines: readonly string[]): Promise<Ended> {
  const file = join(folder, 'story.yaml')
  await writeFile(file, lines.join('\n'))
  const { code, stdout, stderr } = await sandbox.pix(['run', file])
  return {
    code,
    stdout: stdout.replaceAll(file, 'story.yaml'),
    stderr: stderr.replaceAll(file, 'story.yaml').replace(/^error: /, ''),
  }
}

describe('the stories that come with pix', () => {
  it('are ten, which --list shows', async () => {
    const listed = await sandbox.json<readonly { name: string; story: string }[]>('run', '--list')
    expect(listed.map(({ name }) => name)).toEqual(STORIES.sort())
    for (const { name, story } of listed) expect(story).toBe(storyOf(name).story.story)
    expect(listed).toHaveLength(10)
  })

  it.for(STORIES)('%s succeeds', async (name) => {
    const [run] = await sandbox.json<readonly Run[]>('run', name)
    expect(run?.steps.flatMap(({ problems }) => problems)).toEqual([])
    expect(run?.steps.length).toBeGreaterThan(4)
  })

  it.for(STORIES)('%s fails when its last expectation is another', async (name) => {
    const text = await readFile(join(import.meta.dirname, `../stories/${name}.yaml`), 'utf8')
    const at = text.lastIndexOf('expect: {')
    const changed = `${text.slice(0, at)}expect: { planted: 1,${text.slice(at + 'expect: {'.length)}`
    const { code, stdout } = await play(changed)
    expect(code).toBe(1)
    expect(stdout).toContain('planted is absent. The story expects 1.')
  })
})

describe('pix run', () => {
  it('names the place of an expectation that is not met, and plays no later step', async () => {
    const { code, stdout } = await play(
      'story: A balance',
      'wallet: { openingBalance: 700 }',
      'steps:',
      '  - call: getBalance',
      '    expect:',
      '      availableBalance: 5',
      '  - call: getBalance',
    )
    expect(code).toBe(1)
    expect(stdout).toMatchInlineSnapshot(`
      "A balance
      ✗  1  getBalance
            story.yaml:6:7: availableBalance is 700. The story expects 5.
      "
    `)
  })

  it('expects an error by its status and code', async () => {
    const lines = (code: string): string[] => [
      'story: A charge that is not there',
      'steps:',
      '  - call: getImmediateCharge',
      '    with: { chargeId: 5f2b0a52-6c2f-4c39-9f4e-1f9f4a9a8a01 }',
      `    fails: { status: 404, code: ${code} }`,
    ]
    expect(await play(...lines('NotFound'))).toMatchObject({ code: 0 })
    const other = await play(...lines('Missing'))
    expect(other.code).toBe(1)
    expect(other.stdout).toContain('story.yaml:5:27: code is "NotFound". The story expects "Missing".')
    const success = await play('story: A', 'steps:', '  - { call: getBalance, fails: { status: 404 } }')
    expect(success.stdout).toContain('getBalance succeeded. The story expects {"status":404}.')
  })

  it('takes the next event with each wait, and exits with 5 when none comes', async () => {
    const charge = (id: string): string =>
      `  - { call: createImmediateCharge, as: ${id}, with: { amount: 5000, expiresIn: 900, externalId: ${id}, pixKey: $wallet.pixKeys.0 } }`
    const { code, stdout } = await play(
      'story: Two charges expire, and a third does not exist',
      'steps:',
      charge('one'),
      charge('two'),
      '  - wait: pixChargeExpired',
      '  - wait: pixChargeExpired',
      '  - { wait: pixChargeExpired, within: 1d }',
    )
    expect(code).toBe(5)
    expect(stdout).toContain('✓  4  wait for pixChargeExpired')
    expect(stdout).toContain(
      'story.yaml:7:5: pixChargeExpired did not come within 1d on the clock of the wallet.',
    )
  })

  it('does not advance the clock past the limit of a wait', async () => {
    const { code } = await play(
      'story: A charge that is open for an hour',
      'steps:',
      '  - { call: createImmediateCharge, with: { amount: 5000, expiresIn: 3600, externalId: one, pixKey: $wallet.pixKeys.0 } }',
      '  - { wait: pixChargeExpired, within: 59m }',
    )
    expect(code).toBe(5)
  })

  it('exits with 2 and lists each unknown name with its place before the first call', async () => {
    const { code, stdout, stderr } = await play(
      'story: Names',
      'wallet: { openingBalanse: 5 }',
      'steps:',
      '  - call: createImmediateCharg',
      '  - call: createImmediateCharge',
      '    with: { amount: 5, expectedPayer: { taxId: 52998224725 }, pixKey: $walet.pixKeys.0 }',
      '  - wait: pixChargePayed',
    )
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    expect(stderr).toMatchInlineSnapshot(`
      "story.yaml:2:11: there is no field openingBalanse. Did you mean openingBalance?
      story.yaml:4:5: there is no operation createImmediateCharg. Did you mean createImmediateCharge?
      story.yaml:6:41: taxId is a text. Write it in quotes: '52998224725'.
      story.yaml:6:63: no earlier step has "as: walet". The names are wallet.
      story.yaml:7:5: there is no event pixChargePayed. Did you mean pixChargePaid?
      "
    `)
  })

  it('exits with 2 and lists what differs from the schema', async () => {
    const { code, stderr } = await play(
      'story: Form',
      'steps:',
      '  - { call: getBalance, wait: pixChargePaid }',
      '  - { advance: 3x }',
      '  - { expects: {}, advance: 3d, within: 3d }',
      '  - { call: getBalance, expect: {}, fails: { code: NotFound } }',
    )
    expect(code).toBe(2)
    expect(stderr).toMatchInlineSnapshot(`
      "story.yaml:3:5: this step needs exactly one of call, wait, advance and to.
      story.yaml:4:7: advance is "3x". Advances the clock of the wallet by a duration such as 90s, 1h30m or 3d.
      story.yaml:5:7: expects is unknown. Did you mean expect?
      story.yaml:5:33: within needs wait in the same step.
      story.yaml:6:37: write expect for a response or fails for an error, not both.
      "
    `)
  })

  it('exits with 2 for a reference to a field that the response does not have', async () => {
    const { code, stdout } = await play(
      'story: References',
      'steps:',
      '  - { call: getBalance, as: balance }',
      '  - { call: getImmediateCharge, with: { chargeId: $balance.chargeId } }',
    )
    expect(code).toBe(2)
    expect(stdout).toContain(
      'story.yaml:4:5: $balance.chargeId: there is no chargeId. The fields are available',
    )
  })

  it('exits with 2 for a file or a name that does not exist, and for text that is not YAML', async () => {
    expect((await play('story: a', 'steps: [ {')).stderr).toContain('story.yaml:2:11: this is not YAML')
    for (const args of [['deposit-payed'], ['nowhere.yaml'], []]) {
      expect(await sandbox.pix(['run', ...args])).toMatchObject({ code: 2, stdout: '' })
    }
    expect((await sandbox.pix(['run', 'deposit-payed'])).stderr).toContain('Did you mean deposit-paid?')
  })

  it('exits with 4 when no sandbox answers', async () => {
    expect(await sandbox.pix(['run', 'refund'], { PIX_URL: 'http://127.0.0.1:9' })).toMatchObject({ code: 4 })
  })

  it('writes one JSON document, also when a story fails', async () => {
    const file = join(folder, 'failing.yaml')
    await writeFile(file, 'story: A\nsteps:\n  - { call: getBalance, expect: { availableBalance: 5 } }\n')
    const { code, stdout } = await sandbox.pix(['run', 'refund', file, '--json'])
    expect(code).toBe(1)
    expect((JSON.parse(stdout) as readonly Run[]).map(({ ok }) => ok)).toEqual([true, false])
  })
})
