import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const NAME = 'virtual:contract'

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId?: string }>>>>
  readonly webhooks: Readonly<Record<string, unknown>>
}

/**
 * Gives the page the names of the contract as the module `virtual:contract`, because the bundled contract itself is many
 * times larger than the page.
 */
export function contractFacts(): Plugin {
  return {
    name: 'contract-facts',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      const path = fileURLToPath(import.meta.resolve('@pix-payments/spec/openapi.json'))
      this.addWatchFile(path)
      const { paths, webhooks } = JSON.parse(readFileSync(path, 'utf8')) as Document
      const operations = Object.values(paths).flatMap((methods) =>
        Object.values(methods).flatMap(({ operationId }) => operationId ?? []),
      )
      return [
        `export const OPERATION_IDS = ${JSON.stringify(operations)}`,
        `export const EVENT_NAMES = ${JSON.stringify(Object.keys(webhooks))}`,
      ].join('\n')
    },
  }
}
