import { fileURLToPath } from 'node:url'
import { mergeConfig, type ViteUserConfig } from 'vitest/config'
import { isFull, isLong } from './length.ts'
import { currentRun } from './run.ts'

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url))

/**
 * Returns the vitest settings of a package. Workspace packages run from their sources. All files of a suite share one
 * process, because loading the contract takes longer than most tests; so no file may change a global.
 */
export function suite(name: string, settings: NonNullable<ViteUserConfig['test']> = {}): ViteUserConfig {
  const shared: ViteUserConfig = {
    // Vitest gives them to Node. Without this list it adds 'development', under which some libraries have sources.
    ssr: { resolve: { conditions: ['pix-source'] } },
    test: {
      name,
      include: ['test/**/*.test.ts'],
      exclude: [...(isLong ? [] : ['**/*.long.test.ts']), ...(isFull ? [] : ['**/*.full.test.ts'])],
      isolate: false,
      // Node loads the sources itself: to transform them would take a tenth of the time of all suites.
      experimental: { viteModuleRunner: false, nodeLoader: false },
      globalSetup: [path('./suite-folder.ts')],
      // Inside a run of several suites, only failures are printed; the run prints them again at its end.
      reporters: currentRun() === undefined ? ['default'] : ['minimal', path('./report-results.ts')],
      // A test may start a process, which is slow on a busy machine.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // The default of a second is too short on a busy machine.
      expect: { poll: { timeout: 15_000 } },
      // Vitest runs suites with different numbers of workers one after another, when one command runs them.
      sequence: { groupOrder: Number(settings.maxWorkers ?? 0) },
    },
  }
  return mergeConfig(shared, { test: settings })
}
