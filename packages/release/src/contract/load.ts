import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { isObject, type JsonObject } from './json.ts'

/**
 * Reads a bundled contract, JSON or YAML.
 *
 * @throws Error that names the file and the problem.
 */
export async function loadContract(file: string): Promise<JsonObject> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Error(`${file}: ${error.code === 'ENOENT' ? 'there is no such file' : error.message}.`, {
      cause: error,
    })
  })
  const document = parseContract(text, file)
  if (!isObject(document)) throw new Error(`${file}: a contract is an object with openapi, info and paths.`)
  if (!String(document['openapi']).startsWith('3.1.'))
    throw new Error(`${file}: openapi must be 3.1.x, not ${JSON.stringify(document['openapi'])}.`)
  return document
}

function parseContract(text: string, file: string): JsonObject {
  try {
    return (file.endsWith('.json') ? JSON.parse(text) : parse(text, { maxAliasCount: 0 })) as JsonObject
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error })
  }
}

/** Returns `info.version`. Throws when it is missing or is not a version. */
export function versionOf(contract: JsonObject): string {
  const { info } = contract
  const version = isObject(info) ? info['version'] : undefined
  if (typeof version !== 'string' || !/^\d+\.\d+\.\d+/.test(version))
    throw new Error(`info.version must be a version like 1.2.3, not ${JSON.stringify(version)}.`)
  return version
}
