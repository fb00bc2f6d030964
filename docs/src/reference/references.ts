import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { SPEC_DIST } from '../folders.ts'

/** A document of the contract and the page of the site that shows it. */
export interface Reference {
  /** The name of `<bundle>.json` and `<bundle>.yaml` of the spec. The site offers both for download. */
  readonly bundle: string
  /** The folder of the page on the site. */
  readonly folder: string
}

/** The contract, the control API of the sandbox, and the rail contract. */
export const REFERENCES: readonly Reference[] = [
  { bundle: 'openapi', folder: 'reference' },
  { bundle: 'sandbox', folder: 'sandbox' },
  { bundle: 'rail', folder: 'rail' },
]

/** The contract with Portuguese descriptions. It links to the Markdown files of the English reference. */
export const PORTUGUESE_REFERENCE: Reference = { bundle: 'openapi-pt-br', folder: 'pt-br/reference' }

/** The references of both languages. */
export const ALL_REFERENCES: readonly Reference[] = [...REFERENCES, PORTUGUESE_REFERENCE]

/** The page and the files of a reference, from the root of the site. */
export const filesOf = ({ bundle, folder }: Reference): readonly string[] => [
  `${folder}/index.html`,
  `${bundle}.yaml`,
  `${bundle}.json`,
]

/**
 * The slim contract for agents, and the JSON Schemas of the events, from the root of the site. The `$id` of a schema is
 * its address there.
 */
export const SPEC_FILES: readonly string[] = [
  'openapi-agent.json',
  ...readdirSync(join(SPEC_DIST, 'events'))
    .filter((file) => file.endsWith('.json'))
    .map((file) => `events/${file}`),
]
