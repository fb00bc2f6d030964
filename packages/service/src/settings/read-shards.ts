import { readFileSync } from 'node:fs'
import { SettingsError } from './settings-error.ts'

/** A database of the file that `--shards` names. */
export interface ShardSettings {
  readonly url: string
  readonly schema?: string
}

const SHAPE =
  'The file must be JSON: {"shards": [{"url": "postgres://…", "schema": "pix"}, …]}, with at least one shard; schema is optional.'

/**
 * Reads the file that `--shards` names.
 *
 * @throws SettingsError when the file cannot be read, has another shape, or names a database twice.
 */
export function readShards(file: string): readonly ShardSettings[] {
  const label = '--shards (PIX_SERVICE_SHARDS)'
  let read: unknown
  try {
    read = JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    // A message of JSON.parse quotes the text, which has passwords.
    const why = error instanceof SyntaxError ? 'it is not JSON' : (error as Error).message
    throw new SettingsError(`${label}: ${file} cannot be read: ${why}. ${SHAPE}`, { cause: error })
  }
  const list = isObject(read) && Object.keys(read).join() === 'shards' ? read['shards'] : undefined
  if (!Array.isArray(list) || list.length === 0 || !list.every(isShard)) {
    throw new SettingsError(`${label}: ${file} has another shape. ${SHAPE}`)
  }
  const places = list.map(({ url, schema }) => {
    const { host, pathname } = new URL(url)
    return `${host}${pathname} ${schema ?? ''}`
  })
  const repeated = places.findIndex((place, index) => places.indexOf(place) !== index)
  if (repeated !== -1) {
    throw new SettingsError(`${label}: the shard ${repeated + 1} names a database that another shard names.`)
  }
  return list
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function isShard(value: unknown): value is ShardSettings {
  if (!isObject(value) || Object.keys(value).some((key) => key !== 'url' && key !== 'schema')) return false
  const { url, schema } = value
  const isUrl = typeof url === 'string' && /^postgres(ql)?:\/\//.test(url) && URL.canParse(url)
  return isUrl && (schema === undefined || (typeof schema === 'string' && SCHEMA_NAME.test(schema)))
}

/** The names of schemas that the service accepts. */
export const SCHEMA_NAME: RegExp = /^[a-z_][a-z0-9_]{0,62}$/
