import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { CreateInstitution } from '../rail/institution.ts'
import type { RailChoice } from '../rail/open-rail.ts'
import type { RailSettings } from './rail-settings.ts'
import { SettingsError } from './settings-error.ts'

/**
 * Returns the option `rail` of the service. Imports the module that `--rail` names.
 *
 * @throws SettingsError when the module cannot be imported, or when it exports no function.
 */
export async function railChoice(settings: RailSettings | undefined): Promise<RailChoice | undefined> {
  switch (settings?.kind) {
    case undefined:
      return undefined
    case 'simulated':
      return 'simulated'
    case 'remote':
      return settings.remote && { remote: settings.remote }
    case 'module': {
      const { module, timeoutMilliseconds } = settings
      return { institution: await importInstitution(module), timeoutMilliseconds }
    }
  }
}

const FIX =
  'Give simulated, remote, or a module whose default export is a function that returns the connection to an institution.'

async function importInstitution(name: string): Promise<CreateInstitution> {
  let module: { readonly default?: unknown }
  try {
    module = (await import(/* @vite-ignore */ locate(name))) as typeof module
  } catch (error) {
    throw new SettingsError(
      `--rail (PIX_SERVICE_RAIL): the module ${name} cannot be imported: ${(error as Error).message}. ${FIX}`,
      { cause: error },
    )
  }
  if (typeof module.default !== 'function') {
    throw new SettingsError(
      `--rail (PIX_SERVICE_RAIL): the default export of ${name} is not a function. ${FIX}`,
    )
  }
  return module.default as CreateInstitution
}

/** A path is relative to the working directory. A package is looked up from there too, then beside this service. */
function locate(name: string): string {
  const isPath = /^\.{0,2}[/\\]|^[A-Za-z]:[/\\]|\.[cm]?[jt]s$/.test(name)
  if (isPath) return pathToFileURL(resolve(name)).href
  try {
    return pathToFileURL(createRequire(resolve('package.json')).resolve(name)).href
  } catch {
    return name
  }
}
