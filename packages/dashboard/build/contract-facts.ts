import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { errors as catalogue } from '@pix-payments/spec'
import type { Plugin } from 'vite'
import { rejectionCodes } from '../../../spec/src/generated/errors.ts'
import { machines } from '../../../spec/src/generated/machines.ts'

const NAME = 'virtual:contract'

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly webhooks: Readonly<Record<string, unknown>>
  readonly components: {
    readonly schemas: { readonly SchemeRejectionCode: { readonly enum: readonly string[] } }
  }
  readonly 'x-error-catalogue': typeof catalogue
}
interface Operation {
  readonly operationId?: string
  readonly tags?: readonly string[]
}

/** The bundled contract in each language of the page. */
const DOCUMENTS = { en: 'openapi.json', 'pt-BR': 'openapi-pt-br.json' } as const

function read(name: string): readonly [path: string, document: Document] {
  const path = fileURLToPath(import.meta.resolve(`@pix-payments/spec/${name}`))
  return [path, JSON.parse(readFileSync(path, 'utf8')) as Document]
}

/**
 * Gives the page what it needs of the contract, because the bundled contract itself is many times larger than the page:
 * the operations and the events as the module `virtual:contract`, and the meanings of the error codes as a JSON file for
 * each language, which the page loads when it explains a refusal.
 */
export function contractFacts(): Plugin {
  return {
    name: 'contract-facts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      const [path, document] = read(DOCUMENTS.en)
      const [controlPath, control] = read('sandbox.json')
      const blocks = machines.recurrence.sets.blocksNewJourney
      for (const file of [path, controlPath]) this.addWatchFile(file)
      return [
        `export const OPERATIONS = ${JSON.stringify(operationsOf(document))}`,
        `export const CONTROL_OPERATIONS = ${JSON.stringify(operationsOf(control))}`,
        `export const ARROWS = ${JSON.stringify(mapValues(machines as Machines, arrowsOf))}`,
        `export const SCHEDULE_SETS = ${JSON.stringify(mapValues(machines.schedule.sets, ({ states }) => states))}`,
        `export const BLOCKS_NEW_JOURNEY = ${JSON.stringify({ states: blocks.states, days: blocks.days })}`,
        `export const EVENT_NAMES = ${JSON.stringify(Object.keys(document.webhooks))}`,
        `export const SCHEME_REJECTION_CODES = ${JSON.stringify(document.components.schemas.SchemeRejectionCode.enum)}`,
      ].join('\n')
    },
    generateBundle() {
      for (const [language, name] of Object.entries(DOCUMENTS)) {
        const rejections = rejectionsIn(language)
        const source = JSON.stringify({ ...meaningsIn(read(name)[1]), rejections })
        this.emitFile({ type: 'asset', fileName: `page/errors-${language}.json`, source })
      }
    },
  }
}

/** For each operation its method, its path, and the property of the client that has it. */
function operationsOf({ paths }: Document): Readonly<Record<string, readonly string[]>> {
  const rows = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { operationId, tags = [] }]) =>
      operationId === undefined
        ? []
        : [[operationId, [method.toUpperCase(), path, camelCase(tags[0] ?? '')]]],
    ),
  )
  return Object.fromEntries(rows) as Readonly<Record<string, readonly string[]>>
}

const camelCase = (tag: string): string =>
  tag.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

interface Machine {
  readonly transitions: readonly {
    readonly from: string | null
    readonly on: string
    readonly to: string
  }[]
}
type Machines = Readonly<Record<string, Machine>>

/** For each state, the events that it has and the states to which they lead. */
function arrowsOf({ transitions }: Machine): Record<string, Record<string, string>> {
  const arrows: Record<string, Record<string, string>> = {}
  for (const { from, on, to } of transitions) if (from !== null) (arrows[from] ??= {})[on] = to
  return arrows
}

/** For each code of a payer institution, its meaning, and whether it ends the charge. */
function rejectionsIn(language: string): unknown {
  const file = fileURLToPath(import.meta.resolve('@pix-payments/spec/translation-pt-br.json'))
  const portuguese = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>
  return mapValues(rejectionCodes as Readonly<Record<string, Rejection>>, ({ meaning, terminal }) => ({
    meaning: language === 'en' ? meaning : (portuguese[meaning] ?? meaning),
    terminal,
  }))
}

interface Rejection {
  readonly meaning: string
  readonly terminal: boolean
}

/** For each family the meaning of each code, and for each operation its family and its own meanings. */
function meaningsIn({ 'x-error-catalogue': { codes, operations } }: Document): object {
  return {
    codes: mapValues(codes, (family) =>
      mapValues(family as Record<string, { meaning: string }>, ({ meaning }) => meaning),
    ),
    operations: mapValues(
      operations as Record<string, { family: string; meanings: unknown }>,
      ({ family, meanings }) => ({
        family,
        meanings,
      }),
    ),
  }
}

const mapValues = <T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
