import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openapiOverlay } from 'openapi-format'
import { parse } from 'yaml'
import type { ContractDocument } from '../bundle/document.ts'
import { withoutUnusedComponents } from './unused-components.ts'

/** The parts of an overlay document that are applied. */
export interface Overlay {
  readonly overlay: string
  readonly info: { readonly title: string; readonly version: string }
  readonly actions: readonly { readonly target: string; readonly remove: boolean }[]
}

const FOLDER = join(import.meta.dirname, '../../overlays')

/** The names of the overlays in `overlays/`. The changed contract is `dist/openapi-<name>.json` and `.yaml`. */
export const OVERLAYS = ['production', 'plain'] as const
export type OverlayName = (typeof OVERLAYS)[number]

/**
 * Returns a copy of the contract that an overlay has changed, without the components that are no longer used. Throws an
 * `Error` when a target of the overlay matches nothing.
 */
export async function withOverlay(document: ContractDocument, name: OverlayName): Promise<ContractDocument> {
  const text = await readFile(join(FOLDER, `${name}.overlay.yaml`), 'utf8')
  return applyOverlay(document, parse(text) as Overlay)
}

export async function applyOverlay(document: ContractDocument, overlay: Overlay): Promise<ContractDocument> {
  const { data, resultData } = await openapiOverlay(structuredClone(document), {
    overlaySet: { ...overlay, info: { ...overlay.info }, actions: [...overlay.actions] },
  })
  const { unusedActions } = resultData as { unusedActions: readonly { target: string }[] }
  const unused = unusedActions.map(({ target }) => target)
  if (unused.length > 0) throw new Error(`The overlay matches nothing at ${unused.join(', ')}`)
  return withoutUnusedComponents(data as ContractDocument)
}
