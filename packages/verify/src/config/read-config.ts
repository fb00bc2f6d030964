import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type ErrorObject, Ajv2020 } from 'ajv/dist/2020.js'
import { parseDocument } from 'yaml'
import { readConfigSchema } from '../documents.ts'
import { usageError } from '../exit-codes.ts'
import type { Config } from './config.ts'

type FileConfig = Pick<Config, 'operator'> & Partial<Config>

/**
 * Reads a configuration.
 *
 * @throws VerifyError whose message names the file, each wrong field, and the fix.
 */
export function readConfig(file: string): Config {
  const path = resolve(file)
  const document = parseDocument(textOf(path, file))
  const [broken] = document.errors
  if (broken !== undefined) throw usageError(`${file} is not YAML: ${broken.message}`)
  return configOf(document.toJS() as unknown, dirname(path), file)
}

/** Validates a configuration, and adds the defaults. `name` is the name of the file in messages. */
export function configOf(value: unknown, folder: string, name = 'The configuration'): Config {
  const ajv = new Ajv2020({ allErrors: true, strict: false, verbose: true })
  const isValid = ajv.compile(readConfigSchema())
  if (!isValid(value)) {
    const lines = (isValid.errors ?? []).filter(isOwnProblem).map((it) => `  ${problemOf(it)}`)
    throw usageError([`${name} is wrong:`, ...new Set(lines)].join('\n'))
  }
  const { operator, sandbox, proxy, seed = 1, slowMilliseconds = 500, kills = 3 } = value as FileConfig
  return {
    operator: { ...operator, startSeconds: operator.startSeconds ?? 20 },
    ...(sandbox && { sandbox }),
    proxy: { ...proxy, host: proxy?.host ?? '127.0.0.1', port: proxy?.port ?? 0 },
    seed,
    slowMilliseconds,
    kills,
    folder,
  }
}

function textOf(path: string, file: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw usageError(`${file} cannot be read. Write it, or name another file with --config.`)
  }
}

/** The choices inside `oneOf` fail too; the `oneOf` itself says what to write. */
const isOwnProblem = ({ schemaPath }: ErrorObject): boolean => !/\/oneOf\/\d/.test(schemaPath)

function problemOf({ instancePath, keyword, params, message, parentSchema }: ErrorObject): string {
  const field = instancePath.slice(1).replaceAll('/', '.') || 'the file'
  const { description } = (parentSchema ?? {}) as { readonly description?: string }
  switch (keyword) {
    case 'required':
      return `${field}: ${String(params['missingProperty'])} is missing.`
    case 'additionalProperties':
      return `${field}: ${String(params['additionalProperty'])} is unknown. Remove it, or correct its name.`
    case 'oneOf':
      return params['passingSchemas'] === null
        ? `${field}: url is missing. Write it when the back end serves HTTP, or write commands.`
        : `${field}: write either url or commands, not both.`
    default:
      return `${field}: ${message ?? 'is wrong'}.${description === undefined ? '' : ` ${description}`}`
  }
}
