import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Files } from '../lint/check-rule.ts'
import { body, errors, withOperation } from '../lint/fixture.ts'
import { bundle } from '../src/bundle/bundle.ts'

const SPEC = join(import.meta.dirname, '..')
let spec: string
beforeEach(async () => {
  spec = await mkdtemp(join(tmpdir(), 'pix-bundle-examples-'))
})
afterEach(() => rm(spec, { recursive: true, force: true }))

const contract = {
  ...withOperation({
    responses: { 200: { description: 'Done.', ...body({ type: 'object' }) }, 'x-errors': 'errors.yaml' },
  }),
  ...errors({ createCharge: ['token', 'invalid_client'] }),
  'schemas/errors/ErrorMessage.yaml': { type: 'string' },
  ...Object.fromEntries(
    ['RequestId', 'CorrelationId', 'CacheControlNoStore'].map((name) => [
      `headers/${name}.yaml`,
      { schema: { type: 'string' } },
    ]),
  ),
}

/** Writes a contract with the configuration of ours, and returns the error of its bundle. */
async function errorOfBundle(files: Files): Promise<string> {
  const config = await readFile(join(SPEC, 'redocly.yaml'), 'utf8')
  const plugin = join(SPEC, 'lint/plugin.ts')
  const all = {
    'redocly.yaml': config.replace('./lint/plugin.ts', plugin),
    'examples/README.md': 'The cast.',
    ...files,
  }
  for (const [file, content] of Object.entries(all)) {
    await mkdir(dirname(join(spec, file)), { recursive: true })
    await writeFile(join(spec, file), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return bundle({ spec }).then(
    () => '',
    (error: unknown) => (error as Error).message,
  )
}

describe('the bundle is refused with the sentence of the lint', () => {
  it('when an operation has no folder of examples', async () => {
    expect(await errorOfBundle(contract)).toContain(
      'There is no example: write examples/createCharge/200.json, a JSON value that the schema accepts.',
    )
  })

  it('when the name of an error example is not its code', async () => {
    const message = await errorOfBundle({
      ...contract,
      'examples/createCharge/200.json': {},
      'examples/createCharge/401.json': { error: 'invalid_client' },
    })
    expect(message).toContain(
      'createCharge has no error default with 401. Name the file after its code: examples/createCharge/401_invalid_client.json.',
    )
    expect(message.match(/createCharge has no error/g)).toHaveLength(1)
    expect(message).not.toContain('--force')
  })
})
