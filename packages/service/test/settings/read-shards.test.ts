import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readShards } from '../../src/settings/read-shards.ts'
import { SettingsError } from '../../src/settings/settings-error.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

const { path: folder, remove } = temporaryFolder()
afterAll(remove)

const refusalOf = (text: string): string => {
  const file = join(folder, 'shards.json')
  writeFileSync(file, text)
  try {
    readShards(file)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return 'accepted'
}

describe('the file of shards', () => {
  it('is read as the operating guide shows it', () => {
    const guide = join(import.meta.dirname, '../../../../docs/examples/operating-shards.json')
    expect(readShards(guide)).toEqual([
      { url: 'postgres://pix@db-1/pix' },
      { url: 'postgres://pix@db-2/pix', schema: 'pix' },
    ])
  })

  it.each([
    ['no JSON', '{ "shards": postgres://pix:secret@db-1/pix', 'it is not JSON'],
    ['no shard', '{ "shards": [] }', 'has another shape'],
    [
      'an unknown name',
      '{ "shards": [{ "url": "postgres://db-1/pix", "role": "pix" }] }',
      'has another shape',
    ],
    ['another database', '{ "shards": [{ "url": "mysql://db-1/pix" }] }', 'has another shape'],
    [
      'a database twice',
      '{ "shards": [{ "url": "postgres://a@db-1/pix" }, { "url": "postgres://b@db-1/pix" }] }',
      'the shard 2 names a database that another shard names',
    ],
  ])('is refused with %s', (_what, text, reason) => {
    const refusal = refusalOf(text)
    expect(refusal).toMatch(/^--shards \(PIX_SERVICE_SHARDS\): /)
    expect(refusal).toContain(reason)
    expect(refusal).not.toContain('secret')
  })
})
