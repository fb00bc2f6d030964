import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

type Schema = Readonly<Record<string, unknown>>

interface InterfaceOperation {
  readonly operationId: string
  readonly responses: Readonly<
    Record<string, { readonly content?: Readonly<Record<string, { readonly schema: Schema }>> }>
  >
}

/** openapi.yaml: the interface that the back end under test serves. */
export interface InterfaceDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, InterfaceOperation>>>>
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> }
}

const read = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')

/** The text of the interface, with its comments. */
export const interfaceText = (): string => read('openapi.yaml')

export const readInterface = (): InterfaceDocument => parse(interfaceText()) as InterfaceDocument

/** The schema of pix-verify.yaml. */
export const readConfigSchema = (): Schema => JSON.parse(read('config.schema.json')) as Schema
