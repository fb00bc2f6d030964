import { mkdir } from 'node:fs/promises'
import { CACHE } from '../folders.ts'
import type { Toolchain } from '../toolchains.ts'
import { fetchGoModules } from './go-modules.ts'
import { fetchJavaLibraries } from './java-libraries.ts'
import { fetchPythonEnvironment } from './python-environment.ts'

interface Source {
  readonly from: string
  fetch(): Promise<void>
}

const SOURCES: Readonly<Record<Toolchain, Source>> = {
  java: { from: 'Maven Central', fetch: fetchJavaLibraries },
  python: { from: 'PyPI', fetch: fetchPythonEnvironment },
  go: { from: 'the Go module proxy', fetch: fetchGoModules },
}

/**
 * Downloads what is not in the caches yet. Nothing else in this package uses the network. Throws an `Error` that says
 * what could not be downloaded, and why.
 */
export async function fetchTools(toolchains: Iterable<Toolchain>): Promise<void> {
  await mkdir(CACHE, { recursive: true })
  for (const toolchain of toolchains) {
    const { from, fetch } = SOURCES[toolchain]
    try {
      await fetch()
    } catch (error) {
      const advice = 'Run this command once with access to it. Later runs need no network.'
      const reason = (error as Error).message
      throw new Error(`The tools for ${toolchain} cannot be installed from ${from}. ${advice}\n${reason}`, {
        cause: error,
      })
    }
  }
}
